import type { FileSummary } from '@learntrail/contract/files/files'
import type { HandIn, Remark } from '@learntrail/contract/homework/hand-in'
import type { Place } from '@learntrail/contract/homework/places'
import type { ReachedLevels } from '@learntrail/contract/homework/rubric'
import type { Outcome } from '@learntrail/contract/homework/states'
import { newId } from '../../../api/new-id.ts'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { readHandIn, releaseRemark, saveRemark } from '../api/correct.ts'
import { keptRemarks } from './kept-remarks.ts'

/** What a corrector makes of a version; releasing it is a part of it, so that a press waits for the line as words do. */
export interface RemarkText {
  score: number | null
  /** By the rubric, where the question has one. */
  levels: ReachedLevels
  words: string
  /** Said at places of that version. */
  places: Place[]
  /** Spoken. */
  voice: FileSummary | null
  outcome: Outcome | null
  /** My name stands on it where the student makes a record of it, and what I say of it may. */
  certifies: boolean
  mayShow: boolean
  isReleased: boolean
}

interface Kept {
  text: RemarkText
  base: RemarkText
  version: number
}

export type RemarkState = SavingParts<RemarkText, Remark>
export type RemarkSession = ReturnType<typeof openRemark>

/** The remark about the last version: the one that waits to be released, else the one released last. */
function remarkOf({ versions, remarks }: HandIn): Remark | null {
  const ofLast = remarks.filter(({ handInVersion }) => handInVersion === versions[0]?.receipt.version)
  return ofLast.find(({ releasedAt }) => releasedAt === null) ?? ofLast[0] ?? null
}

const textOf = (remark: Remark | null): RemarkText => ({
  score: remark?.score ?? null,
  levels: remark?.levels ?? {},
  words: remark?.words ?? '',
  places: remark?.places ?? [],
  voice: remark?.voice ?? null,
  outcome: remark?.outcome ?? null,
  certifies: remark?.certifies ?? false,
  mayShow: remark?.mayShow ?? false,
  isReleased: remark !== null && remark.releasedAt !== null,
})

/** What an earlier program left on the device has not every part. */
const whole = (text: RemarkText): RemarkText => ({ ...textOf(null), ...text })

/** As it is sent: of a recording, which it is; how far its preparation is says nothing of the remark. */
const sentOf = ({ voice, isReleased: _, ...said }: RemarkText) => ({ ...said, voiceId: voice?.id ?? null })
const stampOfText = (text: RemarkText) => stampOf({ ...sentOf(text), isReleased: text.isReleased })

const draftVersion = (remark: Remark | null) => (remark && remark.releasedAt === null ? remark.version : 0)

/** Correcting one piece of work: on the device at once, with the other correctors soon, with the student when it is released. */
export function openRemark(accountId: string, handIn: HandIn) {
  const handInVersion = handIn.versions[0]?.receipt.version ?? 1
  /** The names of presses: one sent again is the same. */
  const names = new Map<string, string>()
  const nameOf = (press: unknown) => {
    const stamp = stampOf(press)
    const name = names.get(stamp) ?? newId()
    names.set(stamp, name)
    return name
  }

  async function send(text: RemarkText, server: Remark | null, isClosing: boolean): Promise<Remark> {
    const before = textOf(server)
    const words = sentOf(text)
    const isSaved = server !== null && stampOf(words) === stampOf(sentOf(before)) && !before.isReleased
    const body = { ...words, version: draftVersion(server), handInVersion }
    const saved = isSaved ? server : await saveRemark(handIn.id, { ...body, clientId: nameOf(body) }, isClosing)
    return text.isReleased ? releaseRemark(handIn.id, saved.version) : saved
  }

  const saving = createSavingSession<RemarkText, Remark, Kept>({
    name: keptRemarks(accountId) + handIn.id,
    opened: remarkOf(handIn),
    textOf,
    stamp: stampOfText,
    versionOf: ({ id, version, releasedAt }) => `${id} ${version} ${releasedAt ?? ''}`,
    read: async () => remarkOf((await readHandIn(handIn.id)).handIn),
    send: (text, { server, isClosing }) => send(text, server, isClosing),
    // Two who correct the same work decide together: neither is put over the other.
    merge: () => null,
    toDevice: (text, base) => ({ text, base, version: handInVersion }),
    fromDevice: ({ text, base, version }) => {
      if (!text || !base) return null
      // About another version the words stay, and nothing is released by itself.
      return version === handInVersion
        ? { text: whole(text), base: whole(base) }
        : { text: { ...whole(text), isReleased: false }, base: whole(base) }
    },
    changedCodes: ['HOMEWORK_CONFLICT'],
    goneCodes: ['HAND_IN_NOT_FOUND'],
    onChange: (parts) => show(parts),
  })
  const { read, show, subscribe } = createWatched<RemarkState>(saving.read())
  return {
    handInId: handIn.id,
    read,
    subscribe,
    /** Whoever changes what was released begins another remark. */
    change: (part: Partial<Omit<RemarkText, 'isReleased'>>) =>
      saving.change({ ...read().text, ...part, isReleased: false }),
    /** Seen by the student from now on, or as soon as there is a line. */
    release() {
      const { text } = read()
      // A place that nothing is said of is none.
      saving.change({ ...text, places: text.places.filter(({ words }) => words.trim() !== ''), isReleased: true })
      return saving.settle()
    },
    settle: saving.settle,
    keepMine: saving.keepMine,
    giveUp: saving.giveUp,
    start: saving.start,
    close: saving.close,
  }
}
