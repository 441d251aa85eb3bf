import { emptyLecturerCard, type LecturerCard, type OwnLecturerCard } from '@learntrail/contract/courses/lecturer'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { readLecturerCard, saveLecturerCard } from '../api/lecturer.ts'
import { fitCard, mergeCard, plainCard } from './card-text.rules.ts'

interface Kept {
  text: LecturerCard
  base: LecturerCard
}

interface CardSessionOf {
  account: string
  opened: OwnLecturerCard
  onSaved: (saved: OwnLecturerCard) => void
}

export type CardSession = ReturnType<typeof openCard>

/** The card being written: on the device at once, on the server soon after. */
export function openCard({ account, opened, onSaved }: CardSessionOf) {
  const saving = createSavingSession<LecturerCard, OwnLecturerCard, Kept>({
    name: `lecturer-card.${account}`,
    opened,
    textOf: (server) => server?.card ?? emptyLecturerCard,
    versionOf: ({ version }) => version,
    read: readLecturerCard,
    send: (text, { writer, server, isClosing }) =>
      saveLecturerCard({ ...text, writer, version: (server ?? opened).version }, isClosing),
    merge: mergeCard,
    toDevice: (text, base) => ({ text, base }),
    fromDevice: ({ text, base }) => (text && base ? { text, base } : null),
    changedCodes: ['LECTURER_CARD_CONFLICT'],
    goneCodes: [],
    stamp: (text) => stampOf(plainCard(text)),
    fit: fitCard,
    isSafeAfterSignIn: true,
    onChange(state) {
      const before = read().server
      show(state)
      if (state.server !== null && state.server !== before) onSaved(state.server)
    },
  })
  const { read, show, subscribe } = createWatched<SavingParts<LecturerCard, OwnLecturerCard>>(saving.read())
  return {
    read,
    subscribe,
    start: saving.start,
    close: saving.close,
    change: (part: Partial<LecturerCard>) => saving.change({ ...saving.read().text, ...part }),
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    /**
     * Keeps the entries of both lists, and both introductions one after the other. The form reports limits exceeded by
     * this.
     */
    keepBoth: () =>
      saving.keepBoth((text, { card: other }) => {
        const mine = plainCard(text)
        return {
          introduction: [...new Set([mine.introduction, other.introduction])].filter(Boolean).join('\n\n'),
          expertises: allOf(mine.expertises, other.expertises),
          tags: allOf(mine.tags, other.tags),
          experiences: allOf(mine.experiences, other.experiences),
          customs: allOf(mine.customs, other.customs),
        }
      }),
  }
}

function allOf<One>(mine: One[], theirs: One[]): One[] {
  return [...mine, ...theirs.filter((one) => !mine.some((here) => stampOf(here) === stampOf(one)))]
}
