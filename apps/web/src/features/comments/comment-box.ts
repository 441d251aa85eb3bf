import { newId } from '../../api/new-id.ts'
import { createWatched } from '../../saving/watched.ts'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'
import type { Writing } from './commented.ts'

interface Kept {
  text: string
  /** Under which id exactly this text was sent, where it has not been said that it arrived. */
  clientId: string
}

interface BoxState {
  text: string
  isSending: boolean
  /** It was sent and did not arrive; `problem` is null where only that is known. */
  isUnsent: boolean
  problem: unknown
}

export type CommentBox = ReturnType<typeof createBox>

/** Outlives its screen: what is under way when the person leaves has left the box when they come back. */
const boxes = new Map<string, CommentBox>()

export function openBox(name: string): CommentBox {
  const known = boxes.get(name)
  if (known?.read().isSending) return known
  const box = createBox(name)
  boxes.set(name, box)
  return box
}

/**
 * A text from the first letter until it has arrived, on the device with every letter. It leaves the box only then, and is
 * sent again under the same id, so that it never arrives twice.
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
      // Other words are another comment.
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
        // What was typed on meanwhile is not sent yet.
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
