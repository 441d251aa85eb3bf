import {
  prizeAgreed,
  prizeApproved,
  prizePreparing,
  prizeReceived,
  prizeRefused,
  prizeSent,
} from '@learntrail/contract/prizes/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { type FileUse, fileIn } from '../files/index.ts'
import * as repository from './applications/applications.repository.ts'
import { readOwn } from './applications/own.service.ts'
import { takeStep } from './applications/take-step.service.ts'
import { deleteGiven } from './catalogue/codes.repository.ts'

/** Pictures of prizes, read at an address of their own, also by guardians without an account. */
export const prizeFileUse: FileUse = {
  name: 'prize',
  holder: { table: 'prizes', id: 'id', files: fileIn('file_id') },
  shows: () => 'false',
}

type Words = Record<
  'number' | 'points' | 'state' | 'at' | 'recipient' | 'address' | 'phone' | 'tracking' | 'reason',
  string
>
const words: Record<Locale, Words> = {
  tw: {
    number: '申請編號',
    points: '點數',
    state: '狀態',
    at: '申請時間',
    recipient: '收件人',
    address: '地址',
    phone: '電話',
    tracking: '寄送資訊',
    reason: '未通過的原因',
  },
  en: {
    number: 'Number',
    points: 'Points',
    state: 'State',
    at: 'Applied',
    recipient: 'Recipient',
    address: 'Address',
    phone: 'Phone',
    tracking: 'Delivery',
    reason: 'Why it was refused',
  },
}
const states = {
  tw: {
    underReview: '審核中',
    approved: '已核准',
    auditFailed: '未通過',
    preparing: '準備中',
    sent: '已寄出',
    received: '已收到',
    cancelled: '已取消',
  },
  en: {
    underReview: 'Under review',
    approved: 'Approved',
    auditFailed: 'Not approved',
    preparing: 'Being prepared',
    sent: 'Sent',
    received: 'Received',
    cancelled: 'Cancelled',
  },
} as const

/** A person's own applications with their details, without images of identity cards and the guardian's address. */
export const prizeBelongings: Belongings = {
  name: 'prizes',
  title: { tw: '獎品申請', en: 'Prize applications' },
  async *entries(platform, personId, locale) {
    const said = words[locale]
    const read = (after: string, limit: number) =>
      repository.listOwn(platform.pool, platform.clock.now(), personId, after, limit)
    for await (const { id } of inPages(lastId, read)) {
      const { details, code, can: _, ...application } = await readOwn(platform, personId, id)
      const { guardianEmail: __, ...own } = details
      const { prize, number, points, state, at, tracking, reason } = application
      yield {
        data: { ...application, details: own, code: code?.is === 'open' ? code.code : null },
        title: prize.name,
        facts: factsOf(
          [said.number, number],
          [said.points, String(points)],
          [said.state, states[locale][state]],
          [said.at, momentIn(locale, new Date(at))],
          [said.recipient, own.recipient],
          [said.address, own.address],
          [said.phone, own.phone],
          [said.tracking, tracking],
          [said.reason, reason],
        ),
      }
    }
  },
}

/** Ends open applications first, so that their pieces go back and their points expire; then deletes everything. */
export const prizeErasure: ErasureStep = {
  name: 'prize_applications account_id',
  async erase({ platform, transaction, personId, limit }) {
    const at = platform.clock.now()
    const ids = await repository.listOfAccount(transaction, personId, limit)
    for (const id of ids) {
      const held = await repository.holdApplication(transaction, id)
      if (held !== undefined) await takeStep(platform, transaction, held, { step: 'accountEnds', byId: null, at })
      await deleteGiven(transaction, id)
    }
    if (ids.length > 0) await repository.deleteApplications(transaction, ids)
    return ids.length
  },
}

const ofApplication = 'from prize_applications a join prizes p1 on p1.id = a.prize_id where a.id = n.subject_id'

/** One notice per step of an application. */
const noticeOfStep = {
  to: ({ data }: { data: { ownerId: string } }) => [data.ownerId],
  detail: ({ id }: { id: string }) => id,
  title: () => `(select p1.name ${ofApplication})`,
  stands: (viewer: string) => `exists (select 1 ${ofApplication} and a.account_id = ${viewer})`,
  place: { type: 'prizeApplication', id: 'n.subject_id' },
} as const

export function prizeNotices(): NoticeSource[] {
  return [
    noticeOf({ ...noticeOfStep, kind: 'prizeAgreed', on: prizeAgreed }),
    noticeOf({ ...noticeOfStep, kind: 'prizeApproved', on: prizeApproved }),
    noticeOf({
      ...noticeOfStep,
      kind: 'prizeRefused',
      on: prizeRefused,
      excerpt: () => `(select a.reason ${ofApplication})`,
    }),
    noticeOf({ ...noticeOfStep, kind: 'prizePreparing', on: prizePreparing }),
    noticeOf({
      ...noticeOfStep,
      kind: 'prizeSent',
      on: prizeSent,
      excerpt: () => `(select a.tracking ${ofApplication})`,
    }),
    noticeOf({
      ...noticeOfStep,
      kind: 'prizeReceived',
      on: prizeReceived,
      // No notice if the applicant said so themselves.
      concerns: ({ byItself }: { ownerId: string; name: string; byItself: boolean }) => byItself,
    }),
  ]
}
