import { bulletinPublished, bulletinReminded } from '@learntrail/contract/bulletins/events'
import { bulletinPaths } from '@learntrail/contract/bulletins/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Transaction } from '../../platform/database/index.ts'
import { lastMoment } from '../../platform/paging/by-moment.ts'
import type { Platform } from '../../platform/platform.ts'
import { type GuardianPart, mailGuardiansOf } from '../guardians/index.ts'
import * as repository from './bulletins.repository.ts'
import { type ForGuardianRow, listForGuardian } from './guardian-signatures.repository.ts'

interface Texts {
  appeared(child: string): string
  reminded(child: string): string
  body: string
  button: string
  toSign(title: string): string
}

const texts: Record<Locale, Texts> = {
  tw: {
    appeared: (child) => `${child}有一則公告要請您簽名`,
    reminded: (child) => `提醒您：${child}有一則公告還沒簽名`,
    body: '請打開連結看內容，確認後按一下就簽好了。',
    button: '看公告並簽名',
    toSign: (title) => `公告「${title}」等您簽名`,
  },
  en: {
    appeared: (child) => `${child} has a bulletin for you to sign`,
    reminded: (child) => `Reminder: a bulletin for ${child} still needs your signature`,
    body: 'Open the link to read it, then sign with one press.',
    button: 'Read and sign',
    toSign: (title) => `“${title}” is waiting for your signature`,
  },
}

/** Mails guardians a bulletin they are asked to sign, when it appears and when they are reminded. */
export function mailGuardiansOfBulletins(platform: Platform): void {
  platform.events.on(bulletinPublished, 'bulletins.mail-guardians', ({ subjectId }, transaction) =>
    mailSigning(platform, transaction, subjectId, 'appeared'),
  )
  platform.events.on(bulletinReminded, 'bulletins.remind-guardians', ({ subjectId }, transaction) =>
    mailSigning(platform, transaction, subjectId, 'reminded'),
  )
}

async function mailSigning(platform: Platform, transaction: Transaction, id: string, why: 'appeared' | 'reminded') {
  const children = await repository.listAddressees(transaction, id, 'guardianWaitedFor')
  if (children.length === 0) return
  const bulletin = await repository.holdBulletin(transaction, id, 'share')
  if (bulletin === undefined) return
  await mailGuardiansOf(platform, transaction, children, ({ locale, childId, childName }) => {
    const said = texts[locale]
    const to = bulletinPaths.forGuardian(childId, id)
    const items = [{ sentence: bulletin.title, excerpt: bulletin.text.slice(0, 120), to }]
    return { subject: said[why](childName), body: [said.body], items, button: said.button, to }
  })
}

const inMail = 5

export const bulletinsForGuardians: GuardianPart = {
  name: 'bulletins',
  async linesOfWeek({ pool }, { childId, locale }) {
    const waiting = await listForGuardian(pool, childId, [true, ...lastMoment], inMail)
    return waiting
      .filter(({ isAsked }: Pick<ForGuardianRow, 'isAsked'>) => isAsked)
      .map(({ id, title }) => ({
        sentence: texts[locale].toSign(title),
        to: bulletinPaths.forGuardian(childId, id),
      }))
  },
}
