import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import {
  draftOf,
  hai,
  handInId,
  handInOf,
  homeworkServer,
  inDays,
  me,
  qing,
  questionFor,
  questionId,
  receipt,
  remark,
  rubric,
  versionOf,
  work,
} from '../homework.fixture.ts'

const address = `/user/homework/${questionId}`

describe('a question for a student', () => {
  it('says what is asked and until when, and what is written is handed in with a receipt', async () => {
    const server = homeworkServer(questionFor('member', { mine: work('draft') }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'draft', versions: [], draft: draftOf('上游十九度。') }),
      })
      .on('POST /api/v2/homework/questions/:id/hand-in', () => ({
        receipt,
        handIn: handInOf({ draft: draftOf('上游十九度。') }),
      }))
    const { user } = openApplication(address)
    expect(await screen.findByText('量三個地方的水溫。')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '繳交' }))
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText('會交出 6 個字。')).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/questions/:id/begin')).toHaveLength(1)
    expect(server.received('POST /api/v2/homework/questions/:id/hand-in')).toHaveLength(0)
    await user.click(asked.getByRole('button', { name: '確定繳交' }))
    const shown = within(await screen.findByRole('region', { name: '繳交收據' }))
    expect(shown.getByText(receipt.number)).toBeInTheDocument()
    expect(shown.getByText('準時')).toBeInTheDocument()
  })

  it('asks for nothing that was over before I came, and takes it all the same', async () => {
    const isOver = { deadline: inDays(-2), mine: work('draft', { handInId: null, isAsked: false }) }
    homeworkServer(questionFor('member', isOver)).on('GET /api/v2/homework/questions/:id/hand-in', {
      teamInvitations: [],
      handIn: null,
    })
    openApplication(address)
    const mine = within(await screen.findByRole('region', { name: '我的作業' }))
    expect(mine.getByText('可交可不交')).toBeInTheDocument()
    expect(mine.getByText(/在你加入群組之前就截止了/)).toBeInTheDocument()
    expect(await mine.findByRole('button', { name: '繳交' })).toBeInTheDocument()
    expect(screen.queryByText('缺交')).not.toBeInTheDocument()
  })

  it('counts a file that is still arriving as handed in, and says nothing of words that there are none of', async () => {
    fakeUploads()
    homeworkServer(questionFor('member', { mine: work('draft') })).on('GET /api/v2/homework/questions/:id/hand-in', {
      teamInvitations: [],
      handIn: handInOf({ state: 'draft', versions: [], draft: draftOf('') }),
    })
    const { user } = openApplication(address)
    await screen.findByRole('button', { name: '繳交' })
    await user.upload(
      screen.getByTestId('file-picker'),
      new File(['%PDF-1.7'], '報告.pdf', { type: 'application/pdf' }),
    )
    await user.click(screen.getByRole('button', { name: '繳交' }))
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText('會交出 1 個檔案。')).toBeInTheDocument()
    expect(asked.getByRole('button', { name: '等檔案傳完' })).toBeInTheDocument()
  })

  it('mails the receipt where I want it, and remembers that', async () => {
    const server = homeworkServer(questionFor('member', { mine: work('draft') }))
      .on('GET /api/v2/users/preferences', defaultPreferences)
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'draft', versions: [], draft: draftOf('上游十九度。') }),
      })
      .on('POST /api/v2/homework/questions/:id/hand-in', { receipt, handIn: handInOf() })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '繳交' }))
    const dialog = within(await screen.findByRole('dialog'))
    const choice = await dialog.findByRole('checkbox', { name: '收據也寄到我的電子郵件' })
    expect(choice).not.toBeChecked()
    await user.click(choice)
    await user.click(dialog.getByRole('button', { name: '確定繳交' }))
    await screen.findByRole('dialog', { name: '交出去了' })
    expect(server.received('POST /api/v2/homework/questions/:id/hand-in')[0]?.body).toMatchObject({
      mailsReceipt: true,
    })
  })

  it('keeps what was corrected as a record, with what both sides want to show', async () => {
    const recordId = '019e0000-0000-7000-8000-000000000001'
    const said = remark({ outcome: 'reviewed', certifies: true, mayShow: true })
    const server = homeworkServer(questionFor('member', { mine: work('reviewed'), tags: [] }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'reviewed', remarks: [said] }),
      })
      .on('POST /api/v2/homework/hand-ins/:id/record', { recordId })
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '收進我的紀錄' }))
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText('紀錄上會寫著由「阿海」確認過，也有確認的日期。')).toBeInTheDocument()
    await user.click(asked.getByRole('checkbox', { name: '也放上分數和評語' }))
    await user.click(asked.getByRole('button', { name: '做成紀錄' }))
    expect(await asked.findByText('請選擇一項')).toBeInTheDocument()
    await user.click(asked.getByRole('button', { name: '自然觀察' }))
    await user.click(asked.getByRole('button', { name: '做成紀錄' }))
    await waitFor(() => expect(at()).toContain(recordId))
    expect(server.received('POST /api/v2/homework/hand-ins/:id/record').at(-1)?.body).toMatchObject({
      showsRemark: true,
    })
  })

  it('keeps the name of a press whose answer was lost', async () => {
    let isLost = true
    const server = homeworkServer(questionFor('member', { mine: work('draft') }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'draft', versions: [], draft: draftOf('十九度') }),
      })
      .on('POST /api/v2/homework/questions/:id/hand-in', () => {
        if (isLost) return refuse(503, { code: 'SERVICE_UNAVAILABLE' })
        return { receipt, handIn: handInOf({ draft: draftOf('十九度') }) }
      })
    const { user } = openApplication(address)
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: '繳交' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定繳交' }))
    }
    await press()
    expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
    isLost = false
    await press()
    await screen.findByRole('region', { name: '繳交收據' })
    const names = server
      .received('POST /api/v2/homework/questions/:id/hand-in')
      .map(({ body }) => (body as { clientId: string }).clientId)
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  it('calls nothing late that was begun in time and is still taken', async () => {
    homeworkServer(questionFor('member', { mine: work('draft'), deadline: inDays(-0.001) }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'draft', versions: [], draft: draftOf('十九度') }),
      })
      .on('POST /api/v2/homework/questions/:id/begin', { begunAt: inDays(-0.002), holdsUntil: inDays(0.01) })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '繳交' }))
    const asked = within(await screen.findByRole('dialog'))
    expect(await asked.findByText(/前交出都算準時/)).toBeInTheDocument()
    expect(asked.queryByText(/會標示遲交/)).not.toBeInTheDocument()
  })

  it('hands nothing in that is empty', async () => {
    const server = homeworkServer(questionFor('member'))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '繳交' }))
    expect(await screen.findByText(/還沒有內容可以交/)).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/questions/:id/begin')).toHaveLength(0)
  })

  it('that was returned shows what was said, and is written on from what was handed in', async () => {
    homeworkServer(questionFor('member', { mine: work('returned') })).on('GET /api/v2/homework/questions/:id/hand-in', {
      teamInvitations: [],
      handIn: handInOf({ state: 'returned', remarks: [remark()] }),
    })
    openApplication(address)
    const said = within(await screen.findByRole('region', { name: '評語' }))
    expect(said.getByText('中游也量量看。')).toBeInTheDocument()
    expect(said.getByText('70')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '作業內容' })).toHaveTextContent('上游十九度。'))
  })

  it('that was returned says until when it is taken again, and never that it is late', async () => {
    const back = (deadline: string | null) => {
      homeworkServer(questionFor('member', { deadline, mine: work('returned') })).on(
        'GET /api/v2/homework/questions/:id/hand-in',
        { teamInvitations: [], handIn: handInOf({ state: 'returned', remarks: [remark()] }) },
      )
      return openApplication(address)
    }
    const over = back(inDays(-2))
    expect(await screen.findByText('沒有期限，改好就可以再交')).toBeInTheDocument()
    expect(screen.queryByText(/截止|遲交|已過/)).not.toBeInTheDocument()
    // In order: the remark, the work it is about, the question, the form.
    const places = [
      await screen.findByText('中游也量量看。'),
      within(screen.getByRole('region', { name: '最近交的' })).getByText('上游十九度。'),
      screen.getByText('看題目和評分方式'),
      await screen.findByRole('textbox', { name: '作業內容' }),
    ]
    for (const [place, node] of places.slice(1).entries())
      expect(places[place]?.compareDocumentPosition(node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    over.view.unmount()
    back(inDays(2))
    expect(await screen.findByText(/^可再交到 /)).toBeInTheDocument()
  })

  it('that is corrected shows the work with its receipt, which is compared anew', async () => {
    const can = { ...questionFor('member').can, handIn: false }
    const server = homeworkServer(questionFor('member', { mine: work('reviewed', { score: 95 }), can }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ state: 'reviewed', remarks: [remark({ outcome: 'reviewed', score: 95 })] }),
      })
      .on('GET /api/v2/homework/hand-ins/:id/versions/:number/verification', {
        receipt,
        isIntact: true,
        sha256: receipt.sha256,
        files: [],
      })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '核對內容' }))
    expect(await screen.findByText('和交出時一模一樣')).toBeInTheDocument()
    expect(server.calls.at(-1)?.path).toContain('/versions/1/')
    expect(screen.queryByRole('button', { name: '繳交' })).not.toBeInTheDocument()
  })

  it('of a group that I left keeps my work and its receipts', async () => {
    homeworkServer()
      .on('GET /api/v2/homework/questions/:id', refuse(404, { code: 'HOMEWORK_NOT_FOUND' }))
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        teamInvitations: [],
        handIn: handInOf({ versions: [versionOf('上游十九度。')] }),
      })
    openApplication(address)
    expect(await screen.findByText('上游十九度。')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '繳交收據' })).toBeInTheDocument()
  })

  it('shows the rubric before one writes, and what was reached when it came back', async () => {
    const levels = Object.fromEntries(rubric.map(({ id, levels: [first] }) => [id, first?.id ?? '']))
    homeworkServer(questionFor('member', { rubric, mine: work('returned') })).on(
      'GET /api/v2/homework/questions/:id/hand-in',
      {
        teamInvitations: [],
        handIn: handInOf({ state: 'returned', rubric, remarks: [remark({ levels, score: 100 })] }),
      },
    )
    openApplication(address)
    const asked = within(await screen.findByRole('list', { name: '評分規準' }))
    expect(asked.getByText('最高 60 分')).toBeInTheDocument()
    expect(asked.getByText('再加油')).toBeInTheDocument()
    const reached = within(await screen.findByRole('list', { name: '各項達到的等級' }))
    expect(reached.getAllByText('達到：很好')).toHaveLength(2)
    expect(reached.getByText('60 / 60 分')).toBeInTheDocument()
  })

  it('that was returned shows what was said at places of it, while one writes on', async () => {
    const places = [
      { id: 'a', at: { kind: 'text' as const, start: 2, end: 5 }, words: '幾點量的？' },
      { id: 'b', at: { kind: 'text' as const, start: 0, end: 2 }, words: '哪一段？' },
    ]
    homeworkServer(questionFor('member', { mine: work('returned') })).on('GET /api/v2/homework/questions/:id/hand-in', {
      teamInvitations: [],
      handIn: handInOf({ state: 'returned', remarks: [remark({ places })] }),
    })
    const { user } = openApplication(address)
    const said = within(await screen.findByRole('list', { name: '寫在作業上的話' }))
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1「上游」哪一段？',
      '2「十九度」幾點量的？',
    ])
    await user.click(screen.getByRole('button', { name: '看第 2 則' }))
    await waitFor(() => expect(said.getByRole('button', { name: '第 2 則，「十九度」' })).toHaveFocus())
  })

  it('that is not for me is said to be gone', async () => {
    homeworkServer().on('GET /api/v2/homework/questions/:id', refuse(404, { code: 'HOMEWORK_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這份作業')).toBeInTheDocument()
  })
})

describe('what is said below a question', () => {
  it('is read and written by those whom it is given to', async () => {
    const comment = {
      id: handInId,
      author: hai,
      content: '要量幾天？',
      likeCount: 0,
      isLiked: false,
      createdAt: inDays(0),

      editedAt: null,
      isWithheld: false,
      can: { edit: false, remove: false, report: true },
      replies: [],
      replyCount: 0,
    }
    const server = homeworkServer(questionFor('member', { mine: work('draft'), messageCount: 1 })).on(
      'GET /api/v2/messages',
      { items: [comment], nextCursor: null },
    )
    openApplication(address)
    expect(await screen.findByText('要量幾天？')).toBeInTheDocument()
    const asked = server.received('GET /api/v2/messages')[0]?.query
    expect(asked?.get('targetType')).toBe('homework')
    expect(asked?.get('targetId')).toBe(questionId)
  })
})

describe('a question for teams', () => {
  const ofTeam = (change: object = {}) =>
    handInOf({
      state: 'draft',
      versions: [],
      draft: draftOf('上游十九度。'),
      team: { members: [me], invited: [hai], canLeave: true, canTakeOut: false },
      ...change,
    })
  const question = questionFor('member', { mine: work('draft'), teamSize: 3 })

  it('is done with classmates whom I ask, once what I write is saved', async () => {
    const server = homeworkServer(question)
      .on('GET /api/v2/homework/questions/:id/team/classmates', { items: [hai, qing] })
      .on('PUT /api/v2/homework/questions/:id/hand-in', handInOf({ draft: draftOf('上游十九度。'), versions: [] }))
      .on('POST /api/v2/homework/questions/:id/team/invitations', () => {
        server.on('GET /api/v2/homework/questions/:id/hand-in', { handIn: ofTeam(), teamInvitations: [] })
        return ofTeam()
      })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '找同學一起做' }))
    await user.click(await screen.findByRole('button', { name: /阿海/ }))
    await user.click(screen.getByRole('button', { name: '送出邀請' }))
    expect(await screen.findByText('還沒回覆')).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/questions/:id/team/invitations')[0]?.body).toEqual({
      personIds: [hai.id],
    })
    expect(screen.getByRole('button', { name: '收回給阿海的邀請' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '改交一則我的紀錄' })).not.toBeInTheDocument()
  })

  it('lets who opened the team take somebody out, after asking', async () => {
    const takeOut = 'DELETE /api/v2/homework/questions/:id/team/members/:personId'
    const opened = ofTeam({ team: { members: [me, hai], invited: [], canLeave: true, canTakeOut: true } })
    const server = homeworkServer(question)
      .on('GET /api/v2/homework/questions/:id/hand-in', { handIn: opened, teamInvitations: [] })
      .on(takeOut, () => {
        const alone = ofTeam({ team: { members: [me], invited: [], canLeave: true, canTakeOut: true } })
        server.on('GET /api/v2/homework/questions/:id/hand-in', { handIn: alone, teamInvitations: [] })
        return alone
      })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '請阿海離開小組' }))
    expect(server.received(takeOut)).toHaveLength(0)
    const dialog = within(await screen.findByRole('dialog', { name: '請「阿海」離開小組？' }))
    await user.click(dialog.getByRole('button', { name: '請他離開' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '請阿海離開小組' })).not.toBeInTheDocument())
    expect(server.received(takeOut)[0]?.path).toContain(hai.id)
  })

  it('asks whether I join, and I leave it again with what I had', async () => {
    const joined = ofTeam({ team: { members: [hai, me], invited: [], canLeave: true, canTakeOut: false } })
    const server = homeworkServer(question)
      .on('GET /api/v2/homework/questions/:id/hand-in', {
        handIn: null,
        teamInvitations: [{ teamId: handInId, members: [hai] }],
      })
      .on('POST /api/v2/homework/questions/:id/team/answer', () => {
        server.on('GET /api/v2/homework/questions/:id/hand-in', { handIn: joined, teamInvitations: [] })
        return { handIn: joined }
      })
      .on('DELETE /api/v2/homework/questions/:id/team', () => {
        server.on('GET /api/v2/homework/questions/:id/hand-in', { handIn: null, teamInvitations: [] })
        return { handIn: null }
      })
    const { user } = openApplication(address)
    expect(await screen.findByText('阿海邀你一起做這份作業。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '一起做' }))
    await user.click(await screen.findByRole('button', { name: '離開小組' }))
    const dialog = await screen.findByRole('dialog', { name: '離開這個小組？' })
    await user.click(within(dialog).getByRole('button', { name: '離開小組' }))
    expect(await screen.findByRole('button', { name: '找同學一起做' })).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/questions/:id/team/answer')[0]?.body).toEqual({
      teamId: handInId,
      accepts: true,
    })
  })

  it('has one receipt with all names', async () => {
    const version = versionOf('上游十九度。')
    homeworkServer(questionFor('member', { mine: work('handed_in'), teamSize: 3 })).on(
      'GET /api/v2/homework/questions/:id/hand-in',
      {
        handIn: handInOf({
          versions: [{ ...version, receipt: { ...version.receipt, team: [hai, me] } }],
          team: { members: [hai, me], invited: [], canLeave: false, canTakeOut: false },
        }),
        teamInvitations: [],
      },
    )
    openApplication(address)
    expect(await screen.findByText(new RegExp(`量量看水溝 · 阿海、${me.displayName}`))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '離開小組' })).not.toBeInTheDocument()
  })
})

describe('a question for who leads the group', () => {
  it('says how far everybody is, and leads to what waits', async () => {
    homeworkServer(questionFor('administrator'))
    openApplication(address)
    const stands = within(await screen.findByRole('region', { name: '大家的進度' }))
    expect(stands.getByRole('link', { name: '批改 1 份' })).toHaveAttribute(
      'href',
      `${address}/correct?state=to_correct`,
    )
    expect(await stands.findByText(/平均 82.5 分/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '繳交' })).not.toBeInTheDocument()
  })

  it('is taken back when one says so twice', async () => {
    const server = homeworkServer(questionFor('administrator')).on('POST /api/v2/homework/questions/:id/revoke', () =>
      questionFor('administrator', { state: 'planning' }),
    )
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '管理「量量看水溝」' }))
    await user.click(await screen.findByRole('menuitem', { name: '收回' }))
    expect(server.received('POST /api/v2/homework/questions/:id/revoke')).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '收回' }))
    expect(await screen.findByText('作業已收回')).toBeInTheDocument()
  })

  it('is downloaded as one file', async () => {
    homeworkServer(questionFor('administrator')).on('POST /api/v2/homework/archive', {
      id: questionId,
      url: '/api/v2/homework/archive/x',
      handInCount: 2,
      fileCount: 3,
      bytes: 2048,
      expiresAt: inDays(1),
    })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '下載全部' }))
    expect(await screen.findByRole('link', { name: '下載' })).toHaveAttribute('href', '/api/v2/homework/archive/x')
  })
})

describeFaces({
  path: address,
  server: () => homeworkServer(questionFor('administrator')),
  reads: 'GET /api/v2/homework/questions/:id',
  loaded: () => screen.getByRole('heading', { name: '量量看水溝', level: 1 }),
})

describe('of a group that I left', () => {
  describeFaces({
    path: address,
    server: () =>
      homeworkServer()
        .on('GET /api/v2/homework/questions/:id', refuse(404, { code: 'HOMEWORK_NOT_FOUND' }))
        .on('GET /api/v2/homework/questions/:id/hand-in', {
          teamInvitations: [],
          handIn: handInOf({ versions: [versionOf('上游十九度。')] }),
        }),
    reads: 'GET /api/v2/homework/questions/:id/hand-in',
    loaded: () => screen.getByText('上游十九度。'),
  })
})
