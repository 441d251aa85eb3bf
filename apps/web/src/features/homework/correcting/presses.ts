import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { RemarkSession } from './remark-session.ts'

/** A release whose answer has not come, of work that is not before anybody's eyes any more. */
export interface Press {
  accountId: string
  handIn: Pick<HandIn, 'id' | 'questionId' | 'student' | 'versions'>
  session: RemarkSession
  /** What the viewer calls whoever handed it in. */
  name: string
}

let presses: readonly Press[] = []
/** Work that is before one's eyes. */
const opened = new Set<RemarkSession>()
const listeners = new Set<() => void>()
let openFirst: () => void
const firstOpened = new Promise<void>((resolve) => {
  openFirst = resolve
})

function show(next: readonly Press[]) {
  presses = next
  for (const listener of listeners) listener()
}

function remove(session: RemarkSession): boolean {
  const others = presses.filter((one) => one.session !== session)
  const isRemoved = others.length < presses.length
  if (isRemoved) show(others)
  return isRemoved
}

const versionOf = ({ versions }: Press['handIn']) => versions[0]?.receipt.version

/** What is on its way, whatever screen one is on; it ends with the account that pressed. */
export const pressesUnderway = {
  /** Settled once work is opened in this window. */
  firstOpened,
  read: () => presses,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** About the version that one has before one's eyes; about another one, it ends and its words come back from the device. */
  find(accountId: string, handIn: Press['handIn']): RemarkSession | undefined {
    const press = presses.find((one) => one.accountId === accountId && one.handIn.id === handIn.id)
    if (!press) return undefined
    if (versionOf(press.handIn) === versionOf(handIn)) return press.session
    pressesUnderway.end(press)
    return undefined
  },
  add: (press: Press) => show([...presses, press]),
  /** Its work is opened: from now on it is the form's. False where it was not on its way. */
  open(session: RemarkSession): boolean {
    openFirst()
    opened.add(session)
    return remove(session)
  },
  /** Saves what is written of the work that is open. */
  settleOpened: async () => void (await Promise.all([...opened].map((session) => session.settle()))),
  leave: (session: RemarkSession) => void opened.delete(session),
  /** In this window it is written or sent already. */
  isHere: (handInId: string) =>
    presses.some(({ handIn }) => handIn.id === handInId) ||
    [...opened].some((session) => session.handInId === handInId),
  end(press: Press) {
    if (remove(press.session)) press.session.close()
  },
  endAll() {
    for (const press of presses) pressesUnderway.end(press)
  },
}
