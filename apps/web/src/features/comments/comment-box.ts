import { newId } from '../../api/new-id.ts'
import { createWatched } from '../../saving/watched.ts'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'
import type { Writing } from './commented.ts'

interface Kept {
  text: string
  /** The id under which exactly this text was sent, while no answer has confirmed it. */
  clientId: string
}

interface BoxState {
  text: string
  isSending: boolean
  /** The text was sent without success; `problem` is null when the draft only says so from an earlier visit. */
  isUnsent: boolean
  problem: unknown
}

export type CommentBox = ReturnType<typeof createBox>

/**
 * Outlives its screen, so that a comment still being sent when the person leaves is out of the box when they return.
 */
const boxes = new Map<string, CommentBox>()

export function openBox(name: string): CommentBox {
  const known = boxes.get(name)
  if (known?.read().isSending) return known
  const box = createBox(name)
  boxes.set(name, box)
  return box
}

/**
 * A comment from its first letter until the server has it, kept on the device with every letter. A retry sends the same
 * text under the same id, so that it cannot arrive twice.
 */
function createBox(name: string) {
  const kept = readDraft<Kept>(name)
  let clientId = kept.clientId
  const { read, show, subscribe } = createWatched<BoxState>({
    text: kept.text ?? '',
    isSending: false,
    isUnsent: clientId !== undefined,
    problem: null,
  })

  function put(text: string) {
    show({ text })
    if (text === '') dropDraft(name)
    else writeDraft(name, clientId === undefined ? { text } : { text, clientId })
  }

  return {
    read,
    subscribe,
    change(text: string) {
      // A changed text is another comment.
      clientId = undefined
      put(text)
      show({ isUnsent: false, problem: null })
    },
    async send<Arrived>(
      send: (writing: Writing) => Promise<Arrived>,
      onArrived: (arrived: Arrived) => void,
    ): Promise<void> {
      const { text } = read()
      clientId ??= newId()
      put(text)
      show({ isSending: true, isUnsent: false, problem: null })
      try {
        const arrived = await send({ clientId, content: text.trim() })
        clientId = undefined
        // Keep what was typed while sending.
        const now = read().text
        put(now.startsWith(text) ? now.slice(text.length).trimStart() : now)
        show({ isSending: false })
        onArrived(arrived)
      } catch (problem) {
        show({ isSending: false, isUnsent: true, problem })
      }
    },
  }
}
