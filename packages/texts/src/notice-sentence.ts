import { isolated } from '@learntrail/contract/isolated'
import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { Say } from './say.ts'

interface Told {
  kind: NoticeKind
  /** The people shown, newest first. */
  people: readonly { displayName: string }[]
  personCount: number
  /** Title of the subject, as people named it; empty if it has none. */
  title: string
}

/**
 * Returns the sentence of a notice, for lists, mails and pushes: who, and what. `say` must have the texts
 * `notice-kinds`. A kind may have another sentence without a title (`…_untitled`); `title` is quoted in it, `plain` is
 * not.
 */
export function noticeSentence(say: Say, { kind, people, personCount, title }: Told): string {
  return say(`kinds.${kind}`, {
    context: title === '' ? 'untitled' : undefined,
    who: whoOf(say, people, personCount),
    title: title === '' ? say('untitled') : say('named', { title }),
    plain: isolated(title),
    // The parts are isolated already; isolating several together would also isolate our own words.
    interpolation: { escapeValue: false },
  })
}

function whoOf(say: Say, [first, second]: Told['people'], count: number): string {
  if (count < 2) return isolated(first?.displayName ?? '')
  const names = { first: first?.displayName, second: second?.displayName }
  return say(count === 2 ? 'who.two' : 'who.more', { ...names, others: count - 1 })
}
