import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, networkProblem, type ProblemCode } from '../api/problem.ts'
import { writeDraft } from '../ui/keep-draft.ts'
import { createSavingSession, type SaveOf } from './saving-session.ts'

interface Words {
  title: string
  body: string
}
interface Note extends Words {
  version: number
}

const refusal = (status: number, code: ProblemCode) => new ApiProblem({ status, code })
const words = (title: string, body = ''): Words => ({ title, body })

/** A server that stores one note. */
function aServer(note: Note | null = { ...words('題', '文'), version: 1 }) {
  const server = {
    note,
    sent: [] as { text: Words; isClosing: boolean; save: number }[],
    fail: null as (() => Error) | null,
    /** Stores the note but loses the answer. */
    losesAnswers: false,
    read: async () => {
      if (server.fail) throw server.fail()
      return server.note
    },
    async save(text: Words, { server: base, isClosing, save }: SaveOf<Words, Note>): Promise<Note> {
      server.sent.push({ text, isClosing, save })
      if (server.fail) throw server.fail()
      const version = server.note?.version ?? 0
      if ((base?.version ?? 0) !== version) throw refusal(409, 'EXPORT_DRAFT_CONFLICT')
      server.note = { ...text, version: version + 1 }
      if (server.losesAnswers) throw networkProblem()
      return server.note
    },
  }
  return server
}

const either = <T>(base: T, mine: T, theirs: T) => (mine === base ? theirs : mine)
let closings: (() => void)[] = []

/** A window with the note open. */
function aWindow(server: ReturnType<typeof aServer>, send = server.save, isSafeAfterSignIn = true) {
  const session = createSavingSession<Words, Note, { text: Words; base: Words }>({
    name: 'note.one',
    opened: server.note,
    textOf: (note) => words(note?.title ?? '', note?.body ?? ''),
    versionOf: ({ version }) => version,
    read: server.read,
    send,
    merge(base, mine, theirs) {
      const isDisputed = (['title', 'body'] as const).some(
        (part) => mine[part] !== theirs[part] && mine[part] !== base[part] && theirs[part] !== base[part],
      )
      if (isDisputed) return null
      return words(either(base.title, mine.title, theirs.title), either(base.body, mine.body, theirs.body))
    },
    toDevice: (text, base) => ({ text, base }),
    fromDevice: ({ text, base }) => (text && base ? { text, base } : null),
    changedCodes: ['EXPORT_DRAFT_CONFLICT'],
    goneCodes: ['EXPORT_DRAFT_NOT_FOUND'],
    onChange: () => undefined,
    ordersSaves: true,
    isSafeAfterSignIn,
  })
  session.start()
  closings.push(session.close)
  return session
}
const saved = (session: ReturnType<typeof aWindow>) => session.read().saved
/** All drafts stored on the device. */
const kept = () =>
  Object.entries(localStorage)
    .flatMap(([name, value]) => (name.includes('.draft.') ? [String(value)] : []))
    .join()
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const close of closings) close()
  closings = []
  vi.useRealTimers()
})

describe('what is typed', () => {
  it('is on the device at once, and on the server a second after the last letter', async () => {
    const server = aServer()
    const session = aWindow(server)
    session.change(words('一'))
    expect(kept()).toContain('一')
    await pass(600)
    session.change(words('一二'))
    await pass(600)
    expect(server.sent).toEqual([])
    expect(saved(session)).toBe('waiting')
    await pass(500)
    expect(server.sent).toMatchObject([{ text: words('一二'), save: 1 }])
    expect(saved(session)).toBe('saved')
    expect(kept()).toBe('')
  })

  it('and taken back is not sent', async () => {
    const server = aServer()
    const session = aWindow(server)
    session.change(words('一'))
    session.change(words('題', '文'))
    await pass(1_100)
    expect(server.sent).toEqual([])
    expect(saved(session)).toBe('unchanged')
    expect(kept()).toBe('')
  })

  it('while a save is on its way is sent after it, and stays on the screen', async () => {
    const server = aServer()
    let answer = () => {}
    const session = aWindow(server, async (text, save) => {
      if (save.save === 1) await new Promise<void>((resolve) => (answer = resolve))
      return server.save(text, save)
    })
    session.change(words('一'))
    await pass(1_100)
    session.change(words('二'))
    await pass(5_000)
    expect(server.sent).toEqual([])
    answer()
    await pass(1_100)
    expect(server.sent.map(({ text }) => text.title)).toEqual(['一', '二'])
    expect(session.read()).toMatchObject({ saved: 'saved', text: words('二') })
  })
})

describe('a save that fails', () => {
  it('because there is no line keeps the text on the device, says so, and is tried again by itself', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.fail = networkProblem
    session.change(words('在捷運上'))
    await pass(1_100)
    expect(session.read()).toMatchObject({ saved: 'failed', problem: { code: 'NETWORK' }, text: words('在捷運上') })
    expect(kept()).toContain('在捷運上')
    await pass(8_000)
    expect(server.sent).toHaveLength(2)
    server.fail = null
    await pass(16_000)
    expect(saved(session)).toBe('saved')
  })

  it('is tried at once when the line is back', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.fail = networkProblem
    session.change(words('在捷運上'))
    await pass(1_100)
    server.fail = null
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(saved(session)).toBe('saved')
  })

  it('because the session expired keeps the text, and goes on when it was begun again elsewhere', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.fail = () => refusal(401, 'NOT_AUTHENTICATED')
    session.change(words('登出前'))
    await pass(1_100)
    expect(saved(session)).toBe('failed')
    expect(kept()).toContain('登出前')
    server.fail = null
    await pass(8_000)
    expect(saved(session)).toBe('saved')
  })

  it('because the session expired is not tried again where another account would get the text', async () => {
    const server = aServer()
    const session = aWindow(server, server.save, false)
    server.fail = () => refusal(401, 'NOT_AUTHENTICATED')
    session.change(words('登出前'))
    await pass(1_100)
    expect(saved(session)).toBe('refused')
    expect(kept()).toContain('登出前')
    server.fail = null
    await pass(120_000)
    expect(server.sent).toHaveLength(1)
  })

  it('after other words were typed is followed by those', async () => {
    const server = aServer()
    let answer = () => {}
    const session = aWindow(server, async (text, save) => {
      if (save.save > 1) return server.save(text, save)
      await new Promise<void>((resolve) => (answer = resolve))
      throw refusal(422, 'VALIDATION_FAILED')
    })
    session.change(words('太長'))
    await pass(1_100)
    session.change(words('短'))
    await pass(5_000)
    answer()
    await pass(1_100)
    expect(session.read()).toMatchObject({ saved: 'saved', text: words('短') })
  })

  it('for what is in it waits for the next change', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.fail = () => refusal(422, 'VALIDATION_FAILED')
    session.change(words('太長'))
    await pass(120_000)
    expect(server.sent).toHaveLength(1)
    expect(saved(session)).toBe('refused')
    server.fail = null
    session.change(words('短'))
    await pass(1_100)
    expect(saved(session)).toBe('saved')
  })

  it('only in its answer is no conflict: what was sent is known', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.losesAnswers = true
    session.change(words('一'))
    await pass(1_100)
    server.losesAnswers = false
    session.change(words('二'))
    await pass(1_100)
    expect(session.read()).toMatchObject({ saved: 'saved', conflict: null, text: words('二') })
    expect(server.note).toMatchObject(words('二'))
  })

  it('is not forgotten when the words are taken back: the server may have them', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.losesAnswers = true
    session.change(words('一'))
    await pass(1_100)
    server.losesAnswers = false
    session.change(words('題', '文'))
    await pass(1_100)
    expect(server.note).toMatchObject(words('題', '文'))
  })
})

it('an older answer that comes late never counts over a newer one', async () => {
  const server = aServer()
  let answer = () => {}
  const session = aWindow(server, async (text, save) => {
    const note = { ...text, version: save.save + 1 }
    if (save.save === 1) await new Promise<void>((resolve) => (answer = resolve))
    return note
  })
  session.change(words('一'))
  await pass(1_100)
  session.change(words('二'))
  session.flush(true)
  await pass(0)
  answer()
  await pass(0)
  expect(session.read()).toMatchObject({ saved: 'saved', text: words('二'), server: { title: '二', version: 3 } })
})

describe('two windows', () => {
  it('that changed different parts both count', async () => {
    const server = aServer()
    const [here, there] = [aWindow(server), aWindow(server)]
    there.change(words('那邊', '文'))
    await pass(1_100)
    here.change(words('題', '這裡'))
    await pass(1_200)
    expect(server.note).toMatchObject(words('那邊', '這裡'))
    expect(here.read()).toMatchObject({ saved: 'saved', conflict: null, text: words('那邊', '這裡') })
  })

  it('that changed the same part are shown both, until the person says which counts', async () => {
    const server = aServer()
    const [here, there] = [aWindow(server), aWindow(server)]
    there.change(words('那邊'))
    await pass(1_100)
    here.change(words('這裡'))
    await pass(1_200)
    expect(here.read()).toMatchObject({ saved: 'held', text: words('這裡'), conflict: { other: words('那邊') } })
    const { length } = server.sent
    here.change(words('這裡！'))
    here.flush()
    here.flush(true)
    expect(await here.settle()).toBe(false)
    await pass(20_000)
    expect(server.sent).toHaveLength(length)
    expect(server.note).toMatchObject(words('那邊'))
    await here.keepMine()
    expect(server.note).toMatchObject(words('這裡！'))
    expect(here.read()).toMatchObject({ saved: 'saved', conflict: null })
  })

  it('are kept both, and what is typed while that is being saved is kept with them', async () => {
    const server = aServer()
    let answer = () => {}
    const there = aWindow(server)
    const here = aWindow(server, async (text, save) => {
      if (text.body === '文' && text.title === '這裡、那邊') await new Promise<void>((resolve) => (answer = resolve))
      return server.save(text, save)
    })
    there.change(words('那邊'))
    await pass(1_100)
    here.change(words('這裡'))
    await pass(1_200)
    const keeping = here.keepBoth((mine, other) => words(`${mine.title}、${other.title}`, '文'))
    expect(here.read()).toMatchObject({ conflict: null, text: words('這裡、那邊', '文') })
    here.change({ ...here.read().text, body: '文，還有後來打的字' })
    answer()
    await keeping
    await pass(1_100)
    expect(here.read()).toMatchObject({ saved: 'saved', text: words('這裡、那邊', '文，還有後來打的字') })
    expect(server.note).toMatchObject(words('這裡、那邊', '文，還有後來打的字'))
  })

  it('of which one gives up its text go on with the other', async () => {
    const server = aServer()
    const [here, there] = [aWindow(server), aWindow(server)]
    there.change(words('那邊'))
    await pass(1_100)
    here.change(words('這裡'))
    await pass(1_200)
    here.giveUp()
    expect(here.read()).toMatchObject({ saved: 'saved', conflict: null, text: words('那邊') })
    expect(kept()).toBe('')
  })

  it('see what the other saved when they are looked at again', async () => {
    const server = aServer()
    const [here, there] = [aWindow(server), aWindow(server)]
    there.change(words('那邊'))
    await pass(1_100)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(here.read().text).toEqual(words('那邊'))
  })
})

describe('a window that was closed', () => {
  it('sends what is pending with its last breath, and nothing after that', async () => {
    const server = aServer()
    const session = aWindow(server)
    server.fail = networkProblem
    session.change(words('一'))
    session.close()
    await pass(0)
    expect(server.sent).toMatchObject([{ text: words('一'), isClosing: true }])
    await pass(120_000)
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(server.sent).toHaveLength(1)
  })

  it('with nothing pending sends nothing', async () => {
    const server = aServer()
    aWindow(server).close()
    await pass(0)
    expect(server.sent).toEqual([])
  })

  it('has its text back the next time, which is saved then', async () => {
    const server = aServer()
    const before = aWindow(server)
    server.fail = networkProblem
    before.change(words('沒存到'))
    before.close()
    await pass(0)
    server.fail = null
    const after = aWindow(server)
    await pass(0)
    expect(after.read()).toMatchObject({ isRestored: true, text: words('沒存到') })
    await pass(0)
    expect(server.note).toMatchObject(words('沒存到'))
    expect(kept()).toBe('')
  })

  it('of an earlier version, which named it otherwise, has its text back too', async () => {
    const server = aServer()
    writeDraft('note.one', { text: words('舊版'), base: words('題', '文') })
    const session = aWindow(server)
    await pass(0)
    expect(session.read()).toMatchObject({ isRestored: true, text: words('舊版') })
    await pass(0)
    expect(kept()).toBe('')
  })

  it('has its text beside what was saved since', async () => {
    const server = aServer()
    const before = aWindow(server)
    server.fail = networkProblem
    before.change(words('關掉的'))
    before.close()
    await pass(0)
    server.fail = null
    server.note = { ...words('後來的'), version: 4 }
    const after = aWindow(server)
    await pass(0)
    expect(after.read()).toMatchObject({ text: words('關掉的'), conflict: { other: words('後來的') } })
  })

  it('whose last save arrived all the same simply goes on', async () => {
    const server = aServer()
    const before = aWindow(server)
    server.losesAnswers = true
    before.change(words('一'))
    await pass(1_100)
    before.change(words('一二'))
    server.fail = networkProblem
    before.close()
    await pass(0)
    server.fail = null
    server.losesAnswers = false
    const after = aWindow(server)
    await pass(1_100)
    expect(after.read()).toMatchObject({ saved: 'saved', conflict: null, text: words('一二') })
    expect(server.note).toMatchObject(words('一二'))
  })
})

it('what was deleted elsewhere is not saved again', async () => {
  const server = aServer()
  const session = aWindow(server)
  server.fail = () => refusal(404, 'EXPORT_DRAFT_NOT_FOUND')
  session.change(words('一'))
  await pass(1_100)
  expect(session.read()).toMatchObject({ isGone: true, text: words('一') })
  await pass(120_000)
  expect(server.sent).toHaveLength(1)
})
