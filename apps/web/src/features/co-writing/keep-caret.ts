interface Place {
  text: string
  offset: number
}

let last: Place | null = null

/**
 * Remembers in which paragraph of the editor the caret is, and puts it back when the editor has been made anew with another
 * text. Answers how to stop.
 */
export function keepCaret(form: HTMLElement | null, editorId: string, _version: number): (() => void) | undefined {
  if (!form) return undefined
  const place = last
  let tries = 0
  let frame = 0
  const restore = () => {
    const editor = document.getElementById(editorId)
    if (!editor?.isContentEditable) {
      tries += 1
      if (tries < 30) frame = requestAnimationFrame(restore)
      return
    }
    if (place) putCaret(editor, place)
  }
  if (place) restore()

  const remember = () => {
    const editor = document.getElementById(editorId)
    const selection = document.getSelection()
    const node = selection?.anchorNode
    if (!editor || !node || document.activeElement !== editor) {
      // Leaving the editor on purpose ends it; an editor that is being replaced takes the focus along to the page.
      if (document.activeElement !== document.body) last = null
      return
    }
    const block = blockOf(editor, node)
    last = block ? { text: block.textContent ?? '', offset: offsetIn(block, node, selection?.anchorOffset ?? 0) } : null
  }
  document.addEventListener('selectionchange', remember)
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('selectionchange', remember)
  }
}

function blockOf(editor: HTMLElement, node: Node): HTMLElement | null {
  let at: Node | null = node
  while (at && at.parentNode !== editor) at = at.parentNode
  return at instanceof HTMLElement ? at : null
}

function offsetIn(block: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(block, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

function putCaret(editor: HTMLElement, { text, offset }: Place) {
  const block = [...editor.children].find((child) => child.textContent === text) ?? editor.lastElementChild
  if (!block) return
  editor.focus({ preventScroll: true })
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (left <= length) {
      document.getSelection()?.collapse(node, left)
      return
    }
    left -= length
  }
  document.getSelection()?.selectAllChildren(block)
  document.getSelection()?.collapseToEnd()
}
