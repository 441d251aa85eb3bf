import { isolated } from '@learntrail/contract/isolated'
import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { Say } from './say.ts'

interface Told {
  kind: NoticeKind
  /** Those that are shown, newest first. */
  people: readonly { displayName: string }[]
  personCount: number
  /** What it is about, as somebody called it; empty where that has no name. */
  title: string
}

/**
 * What a notice says, in rows, mails and pushes: who it was, and what. `say` has the texts `notice-kinds`. A kind may say
 * something else where there is no title (`…_untitled`); `title` in it is marked as one, `plain` is not.
 */
export function noticeSentence(say: Say, { kind, people, personCount, title }: Told): string {
  return say(`kinds.${kind}`, {
    context: title === '' ? 'untitled' : undefined,
    who: whoOf(say, people, personCount),
    title: title === '' ? say('untitled') : say('named', { title }),
    plain: isolated(title),
    // Each of them is on its own already; once more around several would set apart what is ours.
    interpolation: { escapeValue: false },
  })
}

function whoOf(say: Say, [first, second]: Told['people'], count: number): string {
  if (count < 2) return isolated(first?.displayName ?? '')
  const names = { first: first?.displayName, second: second?.displayName }
  return say(count === 2 ? 'who.two' : 'who.more', { ...names, others: count - 1 })
}
