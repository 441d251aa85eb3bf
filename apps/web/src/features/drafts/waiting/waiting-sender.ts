import { isProblem, networkProblem } from '../../../api/problem.ts'
import { mayPass, pauseAfter } from '../../../saving/pauses.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import type { DraftWriter } from '../session/open-drafts.ts'
import { dropNote, type WaitingNote, waitingNotes } from './waiting-notes.ts'

interface Waiting {
  notes: readonly WaitingNote[]
  /** Id of the note that is being sent. */
  sending: string | null
  /** Errors of refused notes, by id. */
  problems: ReadonlyMap<string, unknown>
}

/** Whether a failure is passing (network or service), so that the same note may be accepted later. */
const isPassing = (error: unknown) => !isProblem(error) || mayPass(error)

/**
 * Sends this account's notes one after another, and again after a passing failure or when the browser is back online.
 */
function createWaitingSender(account: string) {
  const { read, show, subscribe } = createWatched<Waiting>({
    notes: waitingNotes(account),
    sending: null,
    problems: new Map(),
  })
  let running: Promise<number> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: (() => void) | undefined

  const look = () => show({ notes: waitingNotes(account) })

  /**
   * Returns the number of notes sent. A refused note does not stop the others; a passing failure or a lost session
   * does.
   */
  async function sendAll(writer: DraftWriter): Promise<number> {
    const { sendNote } = await import('./send-note.ts')
    let sent = 0
    show({ notes: waitingNotes(account), problems: new Map() })
    for (const note of read().notes) {
      show({ sending: note.id })
      const failure = await sendNote(writer, note).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      show({ sending: null })
      look()
      if (failure === undefined) sent += 1
      else show({ problems: new Map(read().problems).set(note.id, failure.error) })
      failures = failure === undefined ? 0 : failures + 1
      if (failure !== undefined && isProblem(failure.error, 'NOT_AUTHENTICATED')) break
      if (failure !== undefined && isPassing(failure.error)) {
        tryAgain(failure.error)
        break
      }
    }
    return sent
  }

  function tryAgain(error: unknown): void {
    const problem = isProblem(error) ? error : networkProblem()
    timer = setTimeout(() => again?.(), pauseAfter(failures, problem))
  }

  const onOnline = () => again?.()
  window.addEventListener('online', onOnline)

  return {
    read,
    subscribe,
    look,
    /** Returns the number of notes sent. A browser lock keeps other windows from sending at the same time. */
    send(writer: DraftWriter): Promise<number> {
      clearTimeout(timer)
      again = () => void this.send(writer)
      running ??= alone(account, () => sendAll(writer)).finally(() => {
        running = undefined
      })
      return running
    },
    async drop(note: WaitingNote): Promise<void> {
      await dropNote(account, note)
      look()
    },
    stop() {
      clearTimeout(timer)
      again = undefined
      window.removeEventListener('online', onOnline)
    },
  }
}

function alone(account: string, work: () => Promise<number>): Promise<number> {
  // Without locks (plain HTTP) two windows may send the same note: the server deduplicates by client id.
  if (navigator.locks === undefined) return work()
  return navigator.locks.request(`learntrail.waiting.${account}`, work)
}

let current: { account: string; sender: ReturnType<typeof createWaitingSender> } | undefined

/** Returns the sender of the signed-in account, one for as long as the page is open. */
export function waitingSenderOf(account: string) {
  if (current?.account !== account) {
    forgetWaitingSender()
    current = { account, sender: createWaitingSender(account) }
  }
  return current.sender
}

export function forgetWaitingSender(): void {
  current?.sender.stop()
  current = undefined
}
