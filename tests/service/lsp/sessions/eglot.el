;; What somebody does in Emacs with eglot: opens a file, types, asks for quick fixes. Recorded by tests/service/lsp/record.py:
;;   cd FOLDER && EMEND_PYTHON=... EMEND_RECORD=... PYTHONPATH=... emacs -Q --batch -l eglot.el
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/")) (normal-top-level-add-subdirs-to-load-path))
(require 'eglot)
(define-derived-mode letter-mode text-mode "Letter")
(add-to-list 'auto-mode-alist '("\\.md\\'" . letter-mode))
(add-to-list 'eglot-server-programs
             `((letter-mode :language-id "markdown")
               . (,(getenv "EMEND_PYTHON") "-m" "tests.service.lsp.record" ,(getenv "EMEND_RECORD"))))
(setq-default eglot-workspace-configuration '(:emend (:language "en-US" :delay 50)))
(setq eglot-connect-timeout 200
      eglot-sync-connect 200
      project-find-functions (list (lambda (_) (cons 'transient default-directory))))
(write-region "It arrived seperately.\n" nil "emacs.md")
(find-file "emacs.md")
(call-interactively 'eglot)
(with-timeout (200 (error "no diagnostics"))
  (while (null (flymake-diagnostics)) (accept-process-output nil 0.2)))
(goto-char (point-max))
(insert "And teh end.\n")
(eglot--signal-textDocument/didChange)
(with-timeout (200 (error "no further diagnostics"))
  (while (< (length (flymake-diagnostics)) 2) (accept-process-output nil 0.2)))
(message "%s" (eglot-code-actions (point-min) (point-max)))
(eglot-shutdown (eglot-current-server))
