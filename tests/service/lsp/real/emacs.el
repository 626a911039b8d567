;; -*- lexical-binding: t -*-
;; What somebody does in Emacs with each file of EMEND_FILES: reads what is wrong, hovers, takes a quick fix, ignores,
;; types a name and has it kept, fixes all. EMEND_INIT are the lines of docs/editors.md; a line of JSON for each file.
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(unless (require 'markdown-mode nil t)
  (define-derived-mode markdown-mode text-mode "Markdown")
  (add-to-list 'auto-mode-alist '("\\.md\\'" . markdown-mode)))
(require 'eglot)
(load (getenv "EMEND_INIT") nil t)
(setq jrpc-default-request-timeout 100 eglot-connect-timeout 100 eglot-sync-connect 100 eglot-autoshutdown nil
      make-backup-files nil last-nonmenu-event ?\n) ; a choice is made in the minibuffer, as with the keyboard

(defun found ()
  (mapcar (lambda (one) (buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one)))
          (sort (flymake-diagnostics) (lambda (one other) (< (flymake-diagnostic-beg one) (flymake-diagnostic-beg other))))))

(defun said ()
  (mapconcat (lambda (buffer) (with-current-buffer buffer (substring (buffer-string) (- (min 6000 (buffer-size))))))
             (list (jsonrpc-events-buffer (eglot-current-server)) (jsonrpc-stderr-buffer (eglot-current-server))) "\n"))

(defun go-to (word)
  (goto-char (flymake-diagnostic-beg
              (seq-find (lambda (one) (string= word (buffer-substring-no-properties (flymake-diagnostic-beg one)
                                                                                   (flymake-diagnostic-end one))))
                        (flymake-diagnostics)))))

(defun take (title &optional kind)
  (cl-letf (((symbol-function 'completing-read)
             (lambda (prompt choices &rest _)
               (if (string-match-p "Action kind" prompt) kind
                 (seq-find (lambda (one) (string-match-p title one))
                           (mapcar (lambda (one) (if (consp one) (car one) one)) choices))))))
    (let ((current-prefix-arg (and kind '(4)))) (call-interactively #'eglot-code-actions))))

(defun hovered ()
  (plist-get (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                         (eglot--TextDocumentPositionParams)) :contents) :value))

(defun wait-for-words (&rest words)
  (eglot--signal-textDocument/didChange)
  (with-timeout (60 (message "Waited in vain for %S in %s; there is %S\n%s" words (buffer-name) (found) (said))
                    (kill-emacs 1))
    (let ((turns 0))
      (while (not (equal (found) words))
        (accept-process-output nil 0.05)
        ;; jsonrpc 1.0.15 leaves what comes together with an answer until more comes: an answer has it go on.
        (when (= 0 (% (setq turns (1+ turns)) 40)) (hovered))))))

(dolist (file (split-string (getenv "EMEND_FILES")))
  (find-file file)
  (unless (eglot-current-server) (call-interactively #'eglot))
  (flymake-start) ; which a window would do; a batch has none
  (wait-for-words "recieved" "hammmer" "an" "color")
  (go-to "recieved")
  (let ((hover (hovered)) ignored)
    (take "Replace with “received”")
    (wait-for-words "hammmer" "an" "color")
    (go-to "hammmer")
    (take "Ignore here, with a comment")
    (wait-for-words "an" "color")
    (setq ignored (vconcat (split-string (buffer-string) "\n")))
    (go-to "an")
    (take "until the document is closed")
    (wait-for-words "color")
    (goto-char (point-min))
    (search-forward "Anna came by")
    (replace-match "A zibbleflug recieved it")
    (wait-for-words "zibbleflug" "recieved" "color")
    (go-to "zibbleflug")
    (take "to the words of the project")
    (wait-for-words "recieved" "color")
    (take "Fix all that Emend finds" "source.fixAll.emend")
    (wait-for-words)
    (write-region (concat (json-serialize (list :file file :hover hover :ignored ignored
                                                :text (vconcat (split-string (string-trim-right (buffer-string)) "\n"))))
                          "\n")
                  nil (getenv "EMEND_TOLD") t 'quiet)
    (save-buffer)
    (delete-file ".emend.toml")))
(eglot-shutdown (eglot-current-server))
