import type { CourseNote } from '@learntrail/contract/courses/notes'
import type { CoursePlace } from '@learntrail/contract/courses/places'
import { type ApiProblem, isProblem, networkProblem } from '../../../api/problem.ts'
import { writeStamped } from '../../../saving/device-copy.ts'
import { watchPage } from '../../../saving/page-watch.ts'
import { mayPass, pauseAfter } from '../../../saving/pauses.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { draftNames, dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import { writeNote } from '../api/notes.ts'

interface NewNote {
  clientId: string
  place: CoursePlace
  text: string
}

/** A note that the server does not have yet. */
export interface WaitingNote extends NewNote {
  /** Why the server refused it; null while it is retried automatically. */
  problem: ApiProblem | null
}

interface State {
  waiting: readonly WaitingNote[]
  /** The last try failed; nothing is sent until the next one. */
  isStuck: boolean
}

interface Options {
  account: string
  courseId: string
  onArrived: (note: CourseNote) => void
}

export type NoteOutbox = ReturnType<typeof createNoteOutbox>

/**
 * Notes being sent. Each is on the device at once, under its permanent id, so that sending it repeatedly or from
 * several windows adds it once.
 */
export function createNoteOutbox({ account, courseId, onArrived }: Options) {
  const start = `course-note.${account}.${courseId}.`
  const nameOf = (clientId: string) => `${start}${clientId}`
  const { read, subscribe, show } = createWatched<State>({ waiting: [], isStuck: false })
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let endWatch: (() => void) | undefined

  const change = (clientId: string, problem: ApiProblem | null) =>
    show({ waiting: read().waiting.map((one) => (one.clientId === clientId ? { ...one, problem } : one)) })

  function drop(clientId: string) {
    dropDraft(nameOf(clientId))
    show({ waiting: read().waiting.filter((one) => one.clientId !== clientId) })
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    try {
      for (;;) {
        const next = read().waiting.find(({ problem }) => problem === null)
        if (next === undefined || !(await sendOne(next))) break
      }
    } finally {
      isSending = false
    }
  }

  /** Sends one note; returns whether to go on with the next. */
  async function sendOne({ clientId, place, text }: WaitingNote): Promise<boolean> {
    try {
      onArrived(await writeNote(courseId, { clientId, place, text }))
      failures = 0
      show({ isStuck: false })
      drop(clientId)
      return true
    } catch (error) {
      const problem = isProblem(error) ? error : networkProblem()
      if (!mayPass(problem) && problem.status !== 401) {
        change(clientId, problem)
        return true
      }
      failures += 1
      show({ isStuck: true })
      // Once the screen is left, the note waits on the device.
      if (endWatch !== undefined) timer = setTimeout(() => void send(), pauseAfter(failures, problem))
      return false
    }
  }

  const wake = () => void send()

  return {
    read,
    subscribe,
    put(note: NewNote) {
      writeStamped(nameOf(note.clientId), note)
      show({ waiting: [...read().waiting, { ...note, problem: null }] })
      void send()
    },
    again(clientId: string) {
      change(clientId, null)
      void send()
    },
    drop,
    /** Loads notes left on the device and sends them. */
    start() {
      const known = new Set(read().waiting.map(({ clientId }) => clientId))
      const left = draftNames(start)
        .map((name) => readDraft<NewNote & { savedAt: string }>(name))
        .sort((one, another) => ((one.savedAt ?? '') < (another.savedAt ?? '') ? -1 : 1))
        .flatMap(({ clientId, place, text }) =>
          clientId && place && text && !known.has(clientId) ? [{ clientId, place, text, problem: null }] : [],
        )
      show({ waiting: [...left, ...read().waiting] })
      window.addEventListener('online', wake)
      endWatch = watchPage({ onLeave: () => undefined, onReturn: wake })
      void send()
    },
    close() {
      clearTimeout(timer)
      window.removeEventListener('online', wake)
      endWatch?.()
      endWatch = undefined
    },
  }
}
