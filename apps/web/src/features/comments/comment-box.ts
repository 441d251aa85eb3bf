import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useWatched } from '../../saving/use-watched.ts'
import { createWatched } from '../../saving/watched.ts'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'
import type { Writing } from './commented.ts'

interface Kept {
  text: string
  /** The id under which the text, or only `sent`, was sent, while no answer has confirmed it. */
  clientId: string
  /** How the text began that was sent, if the person has typed on since. */
  sent: string
}

interface Sent {
  clientId: string
  text: string
}

interface BoxState {
  text: string
  isSending: boolean
  /** The text was sent without success; `problem` is null when the draft only says so from an earlier visit. */
  isUnsent: boolean
  problem: unknown
}

type CommentBox = ReturnType<typeof createBox>

/**
 * Outlives its screen, so that a comment still being sent when the person leaves is out of the box when they return.
 */
const boxes = new Map<string, CommentBox>()

/** Returns the box of this name, which is the name of the draft on the device. */
export function useCommentBox(name: string) {
  const [box] = useState(() => openBox(name))
  return { ...useWatched(box), change: box.change, send: box.send }
}

function openBox(name: string): CommentBox {
  const known = boxes.get(name)
  if (known?.read().isSending) return known
  const box = createBox(name)
  boxes.set(name, box)
  return box
}

/**
 * A comment from its first letter until the server has it, kept on the device with every letter. A retry sends the same
 * text under the same id, so that it cannot arrive twice; what was typed behind it meanwhile stays in the box.
 */
function createBox(name: string) {
  const kept = readDraft<Kept>(name)
  const keptText = kept.text ?? ''
  /** What was sent and is not confirmed by an answer. */
  let sent: Sent | undefined = kept.clientId ? { clientId: kept.clientId, text: kept.sent ?? keptText } : undefined
  const { read, show, subscribe } = createWatched<BoxState>({
    text: keptText,
    isSending: false,
    isUnsent: sent !== undefined,
    problem: null,
  })

  function put(text: string) {
    show({ text })
    const under = sent && { clientId: sent.clientId, ...(sent.text !== text && { sent: sent.text }) }
    if (text === '') dropDraft(name)
    else writeDraft(name, { text, ...under })
  }

  return {
    read,
    subscribe,
    change(text: string) {
      // A changed text is another comment; one that is being sent is not changed by what is typed behind it.
      if (!(read().isSending && sent && text.startsWith(sent.text))) sent = undefined
      put(text)
      show({ isUnsent: false, problem: null })
    },
    async send<Arrived>(
      send: (writing: Writing) => Promise<Arrived>,
      onArrived: (arrived: Arrived) => void,
    ): Promise<void> {
      if (read().isSending) return
      const mine = sent ?? { clientId: newId(), text: read().text }
      sent = mine
      put(read().text)
      show({ isSending: true, isUnsent: false, problem: null })
      try {
        const arrived = await send({ clientId: mine.clientId, content: mine.text.trim() })
        sent = undefined
        // Keep what was typed while sending.
        const now = read().text
        put(now.startsWith(mine.text) ? now.slice(mine.text.length).trimStart() : now)
        show({ isSending: false })
        onArrived(arrived)
      } catch (problem) {
        show({ isSending: false, isUnsent: true, problem })
      }
    },
  }
}
