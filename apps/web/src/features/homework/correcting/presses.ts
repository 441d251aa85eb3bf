import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { RemarkSession } from './remark-session.ts'

/** A release without an answer yet, of work that is no longer open. */
export interface Press {
  accountId: string
  handIn: Pick<HandIn, 'id' | 'questionId' | 'student' | 'team' | 'versions'>
  session: RemarkSession
  /** Names of the student, or of all members of the team, as the viewer knows them. */
  name: string
}

let presses: readonly Press[] = []
/** Remarks of the work that is open. */
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

/** Releases under way, independent of the screen; they end when the account signs out. */
export const pressesUnderway = {
  /** Resolves once work is opened in this window. */
  firstOpened,
  read: () => presses,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Finds the release of this version; ends one of another version, whose words are then restored from the device. */
  find(accountId: string, handIn: Press['handIn']): RemarkSession | undefined {
    const press = presses.find((one) => one.accountId === accountId && one.handIn.id === handIn.id)
    if (!press) return undefined
    if (versionOf(press.handIn) === versionOf(handIn)) return press.session
    pressesUnderway.end(press)
    return undefined
  },
  add: (press: Press) => show([...presses, press]),
  /** Marks work as open, so that its form takes over the remark. Returns whether its release was under way. */
  open(session: RemarkSession): boolean {
    openFirst()
    opened.add(session)
    return remove(session)
  },
  /** Saves the remarks of the work that is open. */
  settleOpened: async () => void (await Promise.all([...opened].map((session) => session.settle()))),
  leave: (session: RemarkSession) => void opened.delete(session),
  /** Whether this window is already writing or sending the remark. */
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
