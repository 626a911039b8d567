-- What somebody does in Neovim with each file of EMEND_FILES: reads what is wrong, hovers, takes a quick fix, ignores,
-- types a name and has it kept, fixes all. Loaded after the settings of docs/editors.md; a line of JSON for each file.
local PATIENCE = 60000
local told = io.open(vim.env.EMEND_TOLD, "w")
local wanted, titles

vim.ui.select = function(items, options, choose)
  titles = vim.tbl_map(options.format_item or tostring, items)
  for number, title in ipairs(titles) do
    if title:find(wanted, 1, true) then return choose(items[number], number) end
  end
  choose(nil)
end

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

local function found()
  local diagnostics = vim.diagnostic.get(0)
  table.sort(diagnostics, function(one, other) return { one.lnum, one.col } ~= { other.lnum, other.col }
    and (one.lnum < other.lnum or (one.lnum == other.lnum and one.col < other.col)) end)
  local words = {}
  for _, one in ipairs(diagnostics) do
    local line = vim.api.nvim_buf_get_lines(0, one.lnum, one.lnum + 1, false)[1]
    table.insert(words, line:sub(one.col + 1, one.end_col))
  end
  return words, diagnostics
end

local function wait_for(what, holds)
  if vim.wait(PATIENCE, holds, 20) then return end
  io.stderr:write("waited in vain: " .. what .. "; there is " .. vim.inspect((found())) .. vim.inspect(titles) .. "\n")
  vim.cmd("cquit!")
end

local function wait_for_words(words)
  wait_for(vim.inspect(words), function() return vim.deep_equal((found()), words) end)
end

local function go_to(word)
  local words, diagnostics = found()
  for number, one in ipairs(words) do
    if one == word then return vim.api.nvim_win_set_cursor(0, { diagnostics[number].lnum + 1, diagnostics[number].col }) end
  end
  error("no diagnostic of " .. word)
end

local function take(word, title)
  go_to(word)
  wanted = title
  vim.lsp.buf.code_action()
end

local function hovered()
  vim.lsp.buf.hover()
  local shown
  wait_for("hover", function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then shown = window end
    end
    return shown ~= nil
  end)
  local text = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(shown), 0, -1, false), "\n")
  vim.api.nvim_win_close(shown, true)
  return text
end

vim.cmd("filetype on")
for file in vim.gsplit(vim.env.EMEND_FILES, " ") do
  vim.cmd("edit " .. file)
  local report = { file = file }
  wait_for_words({ "recieved", "hammmer", "an", "color" })
  go_to("recieved")
  report.hover = hovered()
  take("recieved", "Replace with “received”")
  wait_for_words({ "hammmer", "an", "color" })
  take("hammmer", "Ignore here, with a comment")
  wait_for_words({ "an", "color" })
  report.ignored = lines()
  take("an", "until the document is closed")
  wait_for_words({ "color" })
  vim.cmd("%s/Anna came by/A zibbleflug recieved it/")
  wait_for_words({ "zibbleflug", "recieved", "color" })
  take("zibbleflug", "to the words of the project")
  wait_for_words({ "recieved", "color" })
  wanted = "Fix all that Emend finds"
  vim.lsp.buf.code_action({ context = { only = { "source.fixAll" }, diagnostics = {} }, apply = true })
  wait_for_words({})
  report.text = lines()
  told:write(vim.fn.json_encode(report) .. "\n")
  vim.cmd("silent write")
  vim.fn.delete(".emend.toml")
end
told:close()
vim.cmd("quitall!")
