import { type ApiProblem, isProblem, type ProblemCode } from '../api/problem.ts'
import { atMostEvery } from './at-most-every.ts'
import { createDeviceCopy } from './device-copy.ts'
import { watchPage } from './page-watch.ts'
import { keepEvery } from './pauses.rules.ts'
import { createSaver, type SaveNumber, type SavingState } from './saver.ts'
import { shortened, stampOf } from './stamp.rules.ts'
import { createWatched } from './watched.ts'

export interface SavingParts<Text, Server> {
  /** What is on the screen. */
  text: Text
  /** As the server answered it last; null when it has none. */
  server: Server | null
  saved: SavingState
  /** What stands against the last save. */
  problem: ApiProblem | null
  /** It came back from this device: a closed window had not saved it. */
  isRestored: boolean
  /** What another window or device saved meanwhile; the person decides. `at` is when this one was changed last. */
  conflict: { other: Server; at: string } | null
  /** Deleted elsewhere. */
  isGone: boolean
}

export interface SaveOf<Text, Server> extends SaveNumber {
  server: Server | null
  /** Texts that the server may hold: the one it answered last, and those whose answer never came. */
  held: readonly Text[]
  isClosing: boolean
}

/** What a feature says about the text that is saved. */
export interface SavedText<Text, Server, Device extends object> {
  /** The name on the device: what it is, whose, which. */
  name: string
  opened: Server | null
  textOf(server: Server | null): Text
  versionOf(server: Server): number | string
  read(): Promise<Server | null>
  send(text: Text, save: SaveOf<Text, Server>): Promise<Server>
  /** Both sides, which began as `base`, in one; null when the person has to decide. */
  merge(base: Text, mine: Text, theirs: Text): Text | null
  toDevice(text: Text, base: Text): Device
  fromDevice(kept: Partial<Device>, server: Server | null): { text: Text; base: Text } | null
  /** What the server says when somebody saved meanwhile, and when it is gone. */
  changedCodes: ProblemCode[]
  goneCodes: ProblemCode[]
  onChange(parts: SavingParts<Text, Server>): void
  /** Two texts of the same stamp are the same. */
  stamp?(text: Text): string
  /** What of the text may be sent: the rest waits until it was mended. */
  fit?(text: Text, base: Text): Text
  /** Whether it may be saved at all. */
  maySave?(server: Server | null): boolean
  /** What the server has after a save, where it is more or other than what was sent. */
  heldBy?(answer: Server): Text
  /** Mends what was refused; true when it may be sent again. */
  mend?(problem: ApiProblem): Promise<boolean>
  /** See `createSaver`. */
  ordersSaves?: boolean
  isSafeAfterSignIn?: boolean
}

interface Sent {
  /** Stamps of what was sent and not answered: finding one of them on the server is no conflict. */
  sent: string[]
}

export type SavingSession<Text, Server> = ReturnType<typeof createSavingSession<Text, Server, object>>

/**
 * A text while it is written: each change is on the screen and on this device at once and on the server soon after, never
 * over what somebody else saved.
 */
export function createSavingSession<Text, Server, Device extends object>(of: SavedText<Text, Server, Device>) {
  const stamp = of.stamp ?? stampOf
  const isSame = (one: Text, another: Text) => one === another || stamp(one) === stamp(another)
  const isSameVersion = (one: Server | null, another: Server | null) =>
    (one && of.versionOf(one)) === (another && of.versionOf(another))
  /** The text of the server that this window knows. */
  let base = of.textOf(of.opened)
  /** Sent since, and not answered. */
  let unanswered: Text[] = []
  let changedAt = ''
  let reads = 0
  let isOpen = false
  let stopWatching: () => void = () => undefined

  const { read, show } = createWatched<SavingParts<Text, Server>>({
    text: base,
    server: of.opened,
    saved: 'unchanged',
    problem: null,
    isRestored: false,
    conflict: null,
    isGone: false,
  })
  const change = (part: Partial<SavingParts<Text, Server>>) => {
    show(part)
    of.onChange(read())
  }
  const device = createDeviceCopy<Device & Sent>(of.name)
  const keeper = atMostEvery(keepEvery, keep)
  const saver = createSaver<Text, Server>({
    ordersSaves: of.ordersSaves,
    isSafeAfterSignIn: of.isSafeAfterSignIn,
    next() {
      const { text, server } = read()
      if (!(of.maySave?.(server) ?? true)) return 'unfit'
      const sent = of.fit?.(text, base) ?? text
      if (![base, ...unanswered].every((one) => isSame(one, sent))) return { sent }
      return isSame(sent, text) ? 'nothing' : 'unfit'
    },
    send(sent, number, isClosing) {
      const held = [base, ...unanswered]
      unanswered = [...unanswered, sent]
      keep()
      return of.send(sent, { ...number, server: read().server, held, isClosing })
    },
    onSaved(answer, sent) {
      const { text } = read()
      base = of.heldBy?.(answer) ?? sent
      unanswered = []
      change({ server: answer, text: of.heldBy ? (of.merge(sent, text, base) ?? text) : text })
      if (!isSame(read().text, base) && !saver.isPending()) saver.touch()
      keep()
    },
    onProblem: async (problem) => {
      if (of.goneCodes.includes(problem.code)) {
        change({ isGone: true })
        return 'hold'
      }
      if (of.changedCodes.includes(problem.code)) return meet()
      return (await of.mend?.(problem)) ? 'again' : 'tell'
    },
    onState(saved, problem) {
      change({ saved, problem })
      if (saver.isSettled()) keep()
    },
  })

  function keep() {
    if (saver.isSettled()) return device.drop()
    const sent = unanswered.map((text) => shortened(stamp(text)))
    device.write({ ...of.toDevice(read().text, base), sent })
  }

  async function readServer() {
    try {
      return await of.read()
    } catch (error) {
      if (isProblem(error) && of.goneCodes.includes(error.code)) change({ isGone: true })
      throw error
    }
  }

  /** What is here and what the server has now, in one; null when the person has to decide. */
  function bringTogether(from: Text, mine: Text, other: Server | null, isOwn: boolean): Text | null {
    const theirs = of.textOf(other)
    if (other === null || isOwn || isSame(mine, theirs)) return mine
    return of.merge(from, mine, theirs)
  }

  /** Takes over what the server has now. */
  function goOnFrom(other: Server | null, text: Text) {
    base = of.textOf(other)
    unanswered = []
    change({ server: other, text, conflict: null })
  }

  /** Somebody saved meanwhile. When it was this very window, whose answer was lost, it simply goes on. */
  async function meet() {
    const other = await readServer()
    const isOwn = unanswered.some((text) => isSame(text, of.textOf(other)))
    const isAsBefore = isSameVersion(other, read().server)
    const text = bringTogether(base, read().text, other, isOwn)
    if (text === null && other !== null) {
      change({ conflict: { other, at: changedAt } })
      return 'hold'
    }
    goOnFrom(other, text ?? read().text)
    // The same version again would be refused again.
    return isAsBefore ? 'later' : 'again'
  }

  /** What a window that was closed had not saved. */
  async function restore() {
    const left = await device.takeOver()
    if (!left || !isOpen) return
    const { server, text } = read()
    const found = of.fromDevice(left, server)
    if (!found || isSame(found.text, of.textOf(server))) return keep()
    const isOwn = left.sent?.includes(shortened(stamp(base))) ?? false
    // Somebody may be quicker than the device.
    const mine = isSame(text, base) ? found.text : (of.merge(base, found.text, text) ?? text)
    const merged = bringTogether(found.base, mine, server, isOwn)
    changedAt = left.savedAt ?? new Date().toISOString()
    change({ text: merged ?? mine, isRestored: true })
    if (merged === null && server !== null) {
      change({ conflict: { other: server, at: changedAt } })
      return saver.hold(null)
    }
    saver.touch()
    void saver.save()
  }

  /** Somebody else may have gone on with it. What is pending here meets that at its next save. */
  async function refresh() {
    await saver.idle()
    const { conflict, isGone } = read()
    if (conflict || isGone || saver.isRunning()) return
    reads += 1
    const [mine, saves] = [reads, saver.count()]
    const now = await readServer().catch(() => undefined)
    if (now === undefined || !isOpen || mine !== reads || saves !== saver.count()) return
    if (isSameVersion(now, read().server)) return change({ server: now })
    if (saver.isPending()) return
    goOnFrom(now, now === null ? of.textOf(null) : (of.merge(base, read().text, of.textOf(now)) ?? of.textOf(now)))
  }

  function flush(isClosing = false) {
    keeper.flush()
    if (isClosing) saver.close()
    else if (saver.isPending()) void saver.save()
  }

  return {
    read,
    change(text: Text) {
      changedAt = new Date().toISOString()
      change({ text })
      saver.touch()
      keeper.ask()
    },
    /** Saves what is pending; true when the server has all of it. */
    async settle(): Promise<boolean> {
      await saver.settle()
      keeper.flush()
      const { conflict, isGone } = read()
      return saver.isSettled() && !conflict && !isGone
    },
    /** Before a screen is left. With `isClosing` the page may be gone in a moment. */
    flush,
    refresh,
    acceptRestored: () => change({ isRestored: false }),
    /** Takes over an answer to another call than a save. */
    adopt(answer: Server) {
      const theirs = of.textOf(answer)
      goOnFrom(answer, of.merge(base, read().text, theirs) ?? read().text)
      if (saver.isSettled()) saver.startOver({ isSaved: true, isPending: false })
    },
    /** For a call beside the saves that changes the same. */
    number: saver.number,
    /** What is here counts: saved over the other one, which was seen. */
    async keepMine() {
      const { conflict, text } = read()
      if (!conflict) return
      goOnFrom(conflict.other, text)
      await saver.release()
    },
    /** What is here is not to be saved; in a conflict the other one counts. */
    giveUp() {
      const { conflict, server, text } = read()
      if (conflict) goOnFrom(conflict.other, of.textOf(conflict.other))
      else goOnFrom(server, text)
      change({ isRestored: false })
      saver.startOver({ isSaved: true, isPending: false })
    },
    /** Waits for what is under way, and begins nothing. */
    rest: saver.rest,
    /** Begins anew with what the server has. */
    startOver(server: Server | null) {
      reads += 1
      goOnFrom(server, of.textOf(server))
      change({ isRestored: false, isGone: false })
      saver.startOver({ isSaved: server !== null, isPending: false })
    },
    start() {
      isOpen = true
      device.open()
      saver.start()
      stopWatching = watchPage({ onLeave: () => flush(true), onReturn: () => void refresh() })
      void restore()
    },
    /** Sends what is pending; what does not arrive stays on the device. */
    close() {
      isOpen = false
      flush(true)
      keeper.stop()
      saver.stop()
      stopWatching()
      device.close()
    },
  }
}
