import { type ApiProblem, isProblem, type ProblemCode } from '../api/problem.ts'
import { atMostEvery } from './at-most-every.ts'
import { createDeviceCopy } from './device-copy.ts'
import { watchPage } from './page-watch.ts'
import { keepEvery } from './pauses.rules.ts'
import { createSaver, type SaveNumber, type SavingState } from './saver.ts'
import { shortened, stampOf } from './stamp.rules.ts'
import { createWatched } from './watched.ts'

export interface SavingParts<Text, Server> {
  /** The text on the screen. */
  text: Text
  /** The server's last answer; null if it has no text. */
  server: Server | null
  saved: SavingState
  /** Why the last save failed. */
  problem: ApiProblem | null
  /** Whether the text was restored from this device, where a closed window had left it unsaved. */
  isRestored: boolean
  /**
   * Set when another window or device has saved in between and the person must decide. `at` is the last local change.
   */
  conflict: { other: Server; at: string } | null
  /** Whether it was deleted elsewhere. */
  isGone: boolean
}

export interface SaveOf<Text, Server> extends SaveNumber {
  server: Server | null
  /** Texts the server may have: the last one it answered with, and those sent without an answer. */
  held: readonly Text[]
  isClosing: boolean
}

/** A feature's description of a text to save. */
export interface SavedText<Text, Server, Device extends object> {
  /** Draft name on the device: the kind of text, the account, the id. */
  name: string
  opened: Server | null
  textOf(server: Server | null): Text
  versionOf(server: Server): number | string
  read(): Promise<Server | null>
  send(text: Text, save: SaveOf<Text, Server>): Promise<Server>
  /** Merges two texts that both began as `base`; null if the person must decide. */
  merge(base: Text, mine: Text, theirs: Text): Text | null
  toDevice(text: Text, base: Text): Device
  fromDevice(kept: Partial<Device>, server: Server | null): { text: Text; base: Text } | null
  /** Codes of a refusal because the text was saved elsewhere, and because it is gone. */
  changedCodes: ProblemCode[]
  goneCodes: ProblemCode[]
  onChange(parts: SavingParts<Text, Server>): void
  /** Returns equal strings for equal texts. */
  stamp?(text: Text): string
  /** Returns the part of the text that may be sent; the rest waits until it is corrected. */
  fit?(text: Text, base: Text): Text
  /** Whether saving is allowed at all. */
  maySave?(server: Server | null): boolean
  /** The text the server has after a save, where it differs from what was sent. */
  heldBy?(answer: Server): Text
  /** Repairs the cause of a refusal; true if the text may be sent again. */
  mend?(problem: ApiProblem): Promise<boolean>
  /** See `createSaver`. */
  ordersSaves?: boolean
  isSafeAfterSignIn?: boolean
}

interface Sent {
  /** Stamps of texts sent without an answer; finding one of them on the server is no conflict. */
  sent: string[]
}

export type SavingSession<Text, Server> = ReturnType<typeof createSavingSession<Text, Server, object>>

/**
 * A text being written: each change is at once on the screen and on this device, soon after on the server, and never
 * overwrites what another window or person saved.
 */
export function createSavingSession<Text, Server, Device extends object>(of: SavedText<Text, Server, Device>) {
  const stamp = of.stamp ?? stampOf
  const isSame = (one: Text, another: Text) => one === another || stamp(one) === stamp(another)
  const isSameVersion = (one: Server | null, another: Server | null) =>
    (one && of.versionOf(one)) === (another && of.versionOf(another))
  /** The last known text of the server. */
  let base = of.textOf(of.opened)
  /** Texts sent since, without an answer. */
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

  /** Merges the local text with the server's; null if the person must decide. */
  function bringTogether(from: Text, mine: Text, other: Server | null, isOwn: boolean): Text | null {
    const theirs = of.textOf(other)
    if (other === null || isOwn || isSame(mine, theirs)) return mine
    return of.merge(from, mine, theirs)
  }

  /** Continues from the server's current state. */
  function goOnFrom(other: Server | null, text: Text) {
    base = of.textOf(other)
    unanswered = []
    change({ server: other, text, conflict: null })
  }

  /** Handles a save made elsewhere. If it was this window's own, whose answer got lost, just continues. */
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
    // The server's version has not changed, so sending at once would be refused again.
    return isAsBefore ? 'later' : 'again'
  }

  /** Restores what a closed window left unsaved. */
  async function restore() {
    const left = await device.takeOver()
    if (!left || !isOpen) return
    const { server, text } = read()
    const found = of.fromDevice(left, server)
    if (!found || isSame(found.text, of.textOf(server))) return keep()
    const isOwn = left.sent?.includes(shortened(stamp(base))) ?? false
    // The person may have typed before the device answered.
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

  /** Takes over changes made elsewhere. Pending local changes meet them at the next save instead. */
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

  async function endConflict(join: (mine: Text, other: Server) => Text): Promise<void> {
    const { conflict, text } = read()
    if (!conflict) return
    // In one step: while the save is under way, the person may go on typing in the result.
    goOnFrom(conflict.other, join(text, conflict.other))
    keeper.ask()
    await saver.release()
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
    /** Saves pending changes; true if the server then has everything. */
    async settle(): Promise<boolean> {
      await saver.settle()
      keeper.flush()
      const { conflict, isGone } = read()
      return saver.isSettled() && !conflict && !isGone
    },
    /** Call before leaving a screen. With `isClosing` the page may be gone in a moment. */
    flush,
    refresh,
    acceptRestored: () => change({ isRestored: false }),
    /** Takes over the answer to a call other than a save. */
    adopt(answer: Server) {
      const theirs = of.textOf(answer)
      goOnFrom(answer, of.merge(base, read().text, theirs) ?? read().text)
      if (saver.isSettled()) saver.startOver({ isSaved: true, isPending: false })
    },
    /** Returns a save number for another call that changes the same thing. */
    number: saver.number,
    /** Resolves a conflict with the local text, which is saved over the other one the person has seen. */
    keepMine: () => endConflict((mine) => mine),
    /** Resolves a conflict with what `join` makes of the local text and the other one. */
    keepBoth: endConflict,
    /** Discards the local text; in a conflict the other one is kept. */
    giveUp() {
      const { conflict, server, text } = read()
      if (conflict) goOnFrom(conflict.other, of.textOf(conflict.other))
      else goOnFrom(server, text)
      change({ isRestored: false })
      saver.startOver({ isSaved: true, isPending: false })
    },
    /** Waits for saves under way and starts none. */
    rest: saver.rest,
    /** Starts over with the server's state. */
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
    /** Sends pending changes; what does not arrive stays on the device. */
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
