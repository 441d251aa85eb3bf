import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { Channels, NoticeSettings } from '@learntrail/contract/notices/settings'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './settings.repository.ts'
import { settingsOf } from './settings.rules.ts'

type Answered = NoticeSettings & { email: string | null }

export async function readSettings({ db }: Pick<Platform, 'db'>, accountId: string): Promise<Answered> {
  const row = (await repository.findSettings(db, accountId)) ?? refuse('NOT_AUTHENTICATED')
  return { ...settingsOf(row), email: row.email }
}

type Change = Partial<Omit<NoticeSettings, 'topics'>> & { topics?: Partial<Record<NoticeTopic, Partial<Channels>>> }

export async function changeSettings(platform: Platform, accountId: string, change: Change): Promise<Answered> {
  const { isMailOn, topics = {}, digestHour, quiet } = change
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdSettings(transaction, accountId)
    const { mail, push, appOff } =
      (await repository.findSettings(transaction, accountId)) ?? refuse('NOT_AUTHENTICATED')
    const named = Object.entries(topics)
    const switched = new Map(named.flatMap(([topic, { app }]) => (app === undefined ? [] : [[topic, app] as const])))
    const off = [
      ...appOff.filter((topic) => !switched.has(topic)),
      ...[...switched].flatMap(([topic, on]) => (on ? [] : topic)),
    ]
    const mails = named.flatMap(([topic, { mail: cadence }]) => (cadence === undefined ? [] : [[topic, cadence]]))
    const pushes = named.flatMap(([topic, { push: isOn }]) => (isOn === undefined ? [] : [[topic, isOn]]))
    await repository.changeSettings(transaction, accountId, {
      ...(isMailOn === undefined ? {} : { isMailOn }),
      ...(digestHour === undefined ? {} : { digestHour }),
      ...(quiet === undefined ? {} : { isQuiet: quiet !== null }),
      ...(quiet ? { quietFrom: quiet.from, quietTo: quiet.to } : {}),
      mail: { ...mail, ...Object.fromEntries(mails) },
      push: { ...push, ...Object.fromEntries(pushes) },
      appOff: off,
    })
  })
  return readSettings(platform, accountId)
}

/** Ends all mails but those that are required; doing it twice is harmless. */
export async function unsubscribe({ db }: Platform, token: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const accountId = (await repository.findByUnsubscribeToken(transaction, token)) ?? refuse('UNSUBSCRIBE_UNKNOWN')
    await repository.changeSettings(transaction, accountId, { isMailOn: false })
  })
}
