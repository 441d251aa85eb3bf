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

/** A corrector's remark about a version. Releasing is part of it, so that it waits for a connection as the words do. */
export interface RemarkText {
  score: number | null
  /** Levels reached, if the question has a rubric. */
  levels: ReachedLevels
  words: string
  /** Notes at places of that version. */
  places: Place[]
  /** Strokes on the pages of its files. */
  ink: InkPage[]
  /** Recorded remark. */
  voice: FileSummary | null
  outcome: Outcome | null
  /** The corrector puts their name to the work on a record made of it; `mayShow`: score and words may stand there. */
  certifies: boolean
  mayShow: boolean
  /** Group points for quality; null to derive them from the score. */
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

/** Returns the remark about the latest version: the unreleased one, else the one released last. */
function remarkOf({ versions, remarks }: HandIn): Remark | null {
  const ofLast = remarks.filter(({ handInVersion }) => handInVersion === versions[0]?.receipt.version)
  return ofLast.find(({ releasedAt }) => releasedAt === null) ?? ofLast[0] ?? null
}

/** An empty remark; it accepts the work, as most work is accepted. */
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
 * Returns the text a remark starts with: the levels of the previous version's remark, and its words and voice if it was
 * never released. `of` is that version's number; null if there is nothing to start with.
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

/** Completes a remark kept on the device by an earlier release, which may lack some parts. */
const whole = (text: RemarkText): RemarkText => ({ ...blank, ...text })

/** Body to send. Of a recording only its id: the progress of its conversion is not part of the remark. */
const sentOf = ({ voice, isReleased: _, ...said }: RemarkText) => ({ ...said, voiceId: voice?.id ?? null })
const stampOfText = (text: RemarkText) => stampOf({ ...sentOf(text), isReleased: text.isReleased })

/** Returns the version of the unreleased remark, about any version of the work, on which the next save is based. */
const draftVersionOf = ({ remarks }: Pick<HandIn, 'remarks'>) =>
  remarks.find(({ releasedAt }) => releasedAt === null)?.version ?? 0

/**
 * Opens a remark about one piece of work: saved on the device at once, shared with the other correctors soon after, and
 * shown to the student once it is released.
 */
export function openRemark(accountId: string, handIn: HandIn) {
  const handInVersion = handIn.versions[0]?.receipt.version ?? 1
  const beginning = beginningOf(handIn)
  const fileIds = new Set(handIn.versions[0]?.files.map(({ id }) => id))
  const shownOf = (remark: Remark | null) => (remark === null ? beginning.text : textOf(remark))
  /** Version of the unreleased remark, used while there is none about this version of the work. */
  let olderDraft = draftVersionOf(handIn)
  const draftVersion = (remark: Remark | null) => {
    if (remark === null) return olderDraft
    return remark.releasedAt === null ? remark.version : 0
  }
  /** Ids by content, so that a save sent again has the same id. */
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
    // Correctors of the same work decide together; neither remark replaces the other by itself.
    merge: () => null,
    toDevice: (text, base) => ({ text, base, version: handInVersion }),
    fromDevice: ({ text, base, version }) => {
      if (!text || !base) return null
      if (version === handInVersion) return { text: whole(text), base: whole(base) }
      // Kept for another version: the words stay, but are not released, and strokes stay only on files still there.
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
    /** Number of the version whose levels or unreleased words this remark started with; null if none. */
    begunFrom: beginning.of,
    read,
    subscribe,
    /** Changes the remark; changing a released one begins another. */
    change: (part: Partial<Omit<RemarkText, 'isReleased'>>) =>
      saving.change({ ...read().text, ...part, isReleased: false }),
    /** Releases the remark to the student, now or as soon as there is a connection. */
    release() {
      const { text } = read()
      // Places without words are dropped.
      const places = text.places.filter(({ words }) => words.trim() !== '')
      saving.change({ ...text, places, outcome: text.outcome ?? 'reviewed', isReleased: true })
      return saving.settle()
    },
    /** Reads again if the remark was saved or released elsewhere. */
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
