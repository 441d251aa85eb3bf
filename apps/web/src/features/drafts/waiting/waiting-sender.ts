import { isProblem, networkProblem } from '../../../api/problem.ts'
import { mayPass, pauseAfter } from '../../../saving/pauses.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import type { DraftWriter } from '../session/open-drafts.ts'
import { dropNote, type WaitingNote, waitingNotes } from './waiting-notes.ts'

interface Waiting {
  notes: readonly WaitingNote[]
  /** The note that is being sent. */
  sending: string | null
  /** Why a note was not taken, by its name. */
  problems: ReadonlyMap<string, unknown>
}

/** Failures of the line and of the service, after which the same may be taken. */
const isPassing = (error: unknown) => !isProblem(error) || mayPass(error)

/** Sends what waits on this device, one after the other, and again whenever there may be a line. */
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

  /** Answers how many arrived; one that is refused keeps no other from being sent. */
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
    /** Answers how many arrived. No other window sends the same meanwhile. */
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
  // Without locks (plain http) two windows may send the same: the server knows a note by its name.
  if (navigator.locks === undefined) return work()
  return navigator.locks.request(`learntrail.waiting.${account}`, work)
}

let current: { account: string; sender: ReturnType<typeof createWaitingSender> } | undefined

/** The one of whoever is signed in, for as long as the page is open. */
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
