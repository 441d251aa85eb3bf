import type { CaptionSave, WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'
import { newId } from '../../../../api/new-id.ts'
import { createSavingSession, type SavingParts } from '../../../../saving/saving-session.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { cuesOf, fitCues, stampOfCues, type TypedCue } from './cues.rules.ts'

/** Where captions are stored: with a person's own file, or with a course video. */
export interface CaptionCalls {
  /** Identifies the file in the name of the copy on this device. */
  name: string
  read: (language: CaptionLanguage) => Promise<WrittenCaptions>
  save: (language: CaptionLanguage, save: CaptionSave, isClosing: boolean) => Promise<WrittenCaptions>
}

interface Kept {
  cues: TypedCue[]
  base: TypedCue[]
}

interface SessionOf {
  account: string
  calls: CaptionCalls
  opened: WrittenCaptions
  onSaved: (saved: WrittenCaptions) => void
}

export type CaptionsSession = ReturnType<typeof openCaptions>
type Cues = readonly TypedCue[]

/** Opens the captions of one language for writing: saved on the device at once, on the server soon after. */
export function openCaptions({ account, calls, opened, onSaved }: SessionOf) {
  const { language } = opened
  const isSame = (one: Cues, another: Cues) => stampOfCues(one) === stampOfCues(another)
  const saving = createSavingSession<Cues, WrittenCaptions, Kept>({
    name: `captions.${account}.${calls.name}.${language}`,
    opened,
    textOf: (server) => cuesOf(server?.text ?? '', newId),
    versionOf: ({ version }) => version,
    read: () => calls.read(language),
    send(cues, { writer, server, isClosing }) {
      const text = cues.length === 0 ? '' : writeWebVtt(cues)
      return calls.save(language, { text, writer, version: (server ?? opened).version }, isClosing)
    },
    // If both sides changed the cues, only the people who wrote them can decide.
    merge: (base, mine, theirs) => (isSame(base, theirs) ? mine : isSame(base, mine) ? theirs : null),
    toDevice: (cues, base) => ({ cues: [...cues], base: [...base] }),
    fromDevice: ({ cues, base }) => (cues && base ? { text: cues, base } : null),
    changedCodes: ['CAPTIONS_CONFLICT'],
    goneCodes: ['FILE_NOT_FOUND', 'COURSE_FILE_NOT_FOUND'],
    stamp: stampOfCues,
    fit: fitCues,
    isSafeAfterSignIn: true,
    onChange(state) {
      const before = read().server
      show(state)
      if (state.server !== null && state.server.version !== before?.version) onSaved(state.server)
    },
  })
  const { read, show, subscribe } = createWatched<SavingParts<Cues, WrittenCaptions>>(saving.read())
  return {
    read,
    subscribe,
    start: saving.start,
    close: saving.close,
    change: (next: (cues: Cues) => TypedCue[]) => saving.change(next(saving.read().text)),
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    /** Keeps the cues of both sides by time, once if start and text are equal; the person removes the rest. */
    keepBoth: () =>
      saving.keepBoth((mine, other) => {
        const isThere = (cue: TypedCue) => mine.some((one) => one.start === cue.start && one.text === cue.text)
        const theirs = cuesOf(other.text, newId).filter((cue) => !isThere(cue))
        return [...mine, ...theirs].toSorted((a, b) => a.start - b.start)
      }),
  }
}
