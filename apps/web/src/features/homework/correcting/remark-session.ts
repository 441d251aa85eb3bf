import type { FileSummary } from '@learntrail/contract/files/files'
import type { HandIn, Remark } from '@learntrail/contract/homework/hand-in'
import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Place } from '@learntrail/contract/homework/places'
import { areLevelsOf, type ReachedLevels, rubricScore } from '@learntrail/contract/homework/rubric'
import type { Outcome } from '@learntrail/contract/homework/states'
import { newId } from '../../../api/new-id.ts'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { shortened, stampOf } from '../../../saving/stamp.rules.ts'
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
  /** Drawn on the pages of its files. */
  ink: InkPage[]
  /** Spoken. */
  voice: FileSummary | null
  outcome: Outcome | null
  /** My name stands on it where the student makes a record of it, and what I say of it may. */
  certifies: boolean
  mayShow: boolean
  /** Points of the group for quality; null: by the score. */
  qualityPoints: number | null
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

/** Nothing said yet; most work is all right. */
const blank: RemarkText = {
  score: null,
  levels: {},
  words: '',
  places: [],
  ink: [],
  voice: null,
  outcome: 'reviewed',
  certifies: false,
  mayShow: false,
  qualityPoints: null,
  isReleased: false,
}

/**
 * What correcting a version begins with: the levels that the one before reached, and what was said of that and never
 * released. `of` is its number; null where there is nothing to begin with.
 */
function beginningOf({ rubric, remarks, versions }: HandIn): { text: RemarkText; of: number | null } {
  const last = versions[0]?.receipt.version
  const before = remarks.find(({ handInVersion }) => handInVersion !== last)
  if (!before) return { text: blank, of: null }
  const levels = areLevelsOf(rubric, before.levels) ? before.levels : {}
  const isDraft = before.releasedAt === null
  const ofRubric = { ...blank, levels, score: rubric.length > 0 ? rubricScore(rubric, levels) : null }
  const { words, voice } = before
  const text = isDraft
    ? { ...ofRubric, words, voice, score: rubric.length > 0 ? ofRubric.score : before.score }
    : ofRubric
  return { text, of: stampOfText(text) === stampOfText(blank) ? null : before.handInVersion }
}

const textOf = (remark: Remark): RemarkText => ({
  score: remark.score,
  levels: remark.levels,
  words: remark.words,
  places: remark.places,
  ink: remark.ink,
  voice: remark.voice,
  outcome: remark.outcome,
  certifies: remark.certifies,
  mayShow: remark.mayShow,
  qualityPoints: remark.qualityPoints,
  isReleased: remark.releasedAt !== null,
})

/** What an earlier program left on the device has not every part. */
const whole = (text: RemarkText): RemarkText => ({ ...blank, ...text })

/** As it is sent: of a recording, which it is; how far its preparation is says nothing of the remark. */
const sentOf = ({ voice, isReleased: _, ...said }: RemarkText) => ({ ...said, voiceId: voice?.id ?? null })
const stampOfText = (text: RemarkText) => stampOf({ ...sentOf(text), isReleased: text.isReleased })

/** Of the remark that waits to be released, about whatever version: the next save goes on from it. */
const draftVersionOf = ({ remarks }: Pick<HandIn, 'remarks'>) =>
  remarks.find(({ releasedAt }) => releasedAt === null)?.version ?? 0

/** Correcting one piece of work: on the device at once, with the other correctors soon, with the student when it is released. */
export function openRemark(accountId: string, handIn: HandIn) {
  const handInVersion = handIn.versions[0]?.receipt.version ?? 1
  const beginning = beginningOf(handIn)
  const fileIds = new Set(handIn.versions[0]?.files.map(({ id }) => id))
  const shownOf = (remark: Remark | null) => (remark === null ? beginning.text : textOf(remark))
  /** While there is no remark about this version. */
  let olderDraft = draftVersionOf(handIn)
  const draftVersion = (remark: Remark | null) => {
    if (remark === null) return olderDraft
    return remark.releasedAt === null ? remark.version : 0
  }
  /** The names of presses: one sent again is the same. */
  const names = new Map<string, string>()
  const nameOf = (press: { ink: InkPage[] }) => {
    const stamp = stampOf({ ...press, ink: shortened(stampOf(press.ink)) })
    const name = names.get(stamp) ?? newId()
    names.set(stamp, name)
    return name
  }

  async function send(text: RemarkText, server: Remark | null, isClosing: boolean): Promise<Remark> {
    const before = shownOf(server)
    const words = sentOf(text)
    const isSaved = server !== null && stampOf(words) === stampOf(sentOf(before)) && !before.isReleased
    const body = { ...words, version: draftVersion(server), handInVersion }
    const saved = isSaved ? server : await saveRemark(handIn.id, { ...body, clientId: nameOf(body) }, isClosing)
    return text.isReleased ? releaseRemark(handIn.id, saved.version) : saved
  }

  const saving = createSavingSession<RemarkText, Remark, Kept>({
    name: keptRemarks(accountId) + handIn.id,
    opened: remarkOf(handIn),
    textOf: shownOf,
    stamp: stampOfText,
    versionOf: ({ id, version, releasedAt }) => `${id} ${version} ${releasedAt ?? ''}`,
    async read() {
      const { handIn: now } = await readHandIn(handIn.id)
      olderDraft = draftVersionOf(now)
      return remarkOf(now)
    },
    send: (text, { server, isClosing }) => send(text, server, isClosing),
    // Two who correct the same work decide together: neither is put over the other.
    merge: () => null,
    toDevice: (text, base) => ({ text, base, version: handInVersion }),
    fromDevice: ({ text, base, version }) => {
      if (!text || !base) return null
      if (version === handInVersion) return { text: whole(text), base: whole(base) }
      // About another version the words stay, and nothing is released by itself; what was drawn is where its page is.
      const ink = whole(text).ink.filter(({ fileId }) => fileIds.has(fileId))
      return { text: { ...whole(text), ink, isReleased: false }, base: whole(base) }
    },
    changedCodes: ['HOMEWORK_CONFLICT'],
    goneCodes: ['HAND_IN_NOT_FOUND'],
    onChange: (parts) => show(parts),
  })
  const { read, show, subscribe } = createWatched<RemarkState>(saving.read())
  return {
    handInId: handIn.id,
    /** The version whose levels, or unreleased words, this one began with. */
    begunFrom: beginning.of,
    read,
    subscribe,
    /** Whoever changes what was released begins another remark. */
    change: (part: Partial<Omit<RemarkText, 'isReleased'>>) =>
      saving.change({ ...read().text, ...part, isReleased: false }),
    /** Seen by the student from now on, or as soon as there is a line. */
    release() {
      const { text } = read()
      // A place that nothing is said of is none.
      const places = text.places.filter(({ words }) => words.trim() !== '')
      saving.change({ ...text, places, outcome: text.outcome ?? 'reviewed', isReleased: true })
      return saving.settle()
    },
    /** Somebody else, or another press, may have released or saved it meanwhile. */
    meet(now: HandIn) {
      const [theirs, ours] = [remarkOf(now), read().server]
      const isSame =
        theirs?.id === ours?.id && theirs?.version === ours?.version && theirs?.releasedAt === ours?.releasedAt
      if (!isSame) void saving.refresh()
    },
    settle: saving.settle,
    keepMine: saving.keepMine,
    giveUp: saving.giveUp,
    start: saving.start,
    close: saving.close,
  }
}
