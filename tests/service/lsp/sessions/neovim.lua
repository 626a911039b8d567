-- What somebody does in Neovim (0.7 or newer): opens a file, types, asks for what a word means and for quick fixes,
-- takes one, fixes all on saving. Recorded by tests/service/lsp/record.py; EMEND_RECORD names the file of the record.
local folder = vim.fn.getcwd()
local published = {}

local function say(text) io.stderr:write(text .. "\n") end

local client = vim.lsp.start_client({
  name = "emend",
  cmd = { vim.env.EMEND_PYTHON, "-m", "tests.service.lsp.record", vim.env.EMEND_RECORD },
  root_dir = folder,
  init_options = { language = "en-US", delay = 100 }, -- settings = { emend = ... } is sent by 0.8 and newer alone
  handlers = {
    ["textDocument/publishDiagnostics"] = function(failure, result, context, config)
      published[result.version or 0] = result.diagnostics
      vim.lsp.diagnostic.on_publish_diagnostics(failure, result, context, config)
    end,
  },
})

local function checked(version)
  assert(vim.wait(300000, function() return published[version] ~= nil end, 50), "no diagnostics of version " .. version)
  return published[version]
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 300000)
  return answers[client].result
end

local function range_of(diagnostic)
  return { textDocument = vim.lsp.util.make_text_document_params(0), range = diagnostic.range, context = { diagnostics = { diagnostic } } }
end

vim.cmd("filetype on | edit letter.md")
vim.lsp.buf_attach_client(0, client)
assert(vim.bo.filetype == "markdown")
local found = checked(0)
say("opened: " .. #found)

-- Types at the end, sign by sign.
vim.api.nvim_win_set_cursor(0, { vim.api.nvim_buf_line_count(0), 0 })
vim.cmd("normal! oWe 😀 recieve teh parcel.")
local version = vim.lsp.util.buf_versions[vim.api.nvim_get_current_buf()]
found = checked(version)
say("typed: " .. #found)

local hover = ask("textDocument/hover", { textDocument = vim.lsp.util.make_text_document_params(0), position = found[1].range.start })
say("hover: " .. vim.split(hover.contents.value, "\n")[1])

local actions = ask("textDocument/codeAction", range_of(found[1]))
say("first action: " .. actions[1].title)
vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding)
version = vim.lsp.util.buf_versions[vim.api.nvim_get_current_buf()]
found = checked(version)
say("after it: " .. #found)

local all = range_of(found[1])
all.context.only = { "source.fixAll" }
actions = ask("textDocument/codeAction", all)
vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding)
version = vim.lsp.util.buf_versions[vim.api.nvim_get_current_buf()]
say("after all: " .. #checked(version))
vim.cmd("silent write")
vim.lsp.stop_client(client)
vim.wait(2000, function() return vim.lsp.client_is_stopped(client) end, 20)
vim.cmd("quitall!")
