import { createHash } from 'node:crypto'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { pushLimits } from '@learntrail/contract/push/limits'
import { pushPaths } from '@learntrail/contract/push/paths'
import type { PushDevice, PushMessage } from '@learntrail/contract/push/push'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSettings, holdSettings } from '../settings.repository.ts'
import * as repository from './push.repository.ts'
import { testWords } from './push.texts.ts'
import { isPushService } from './push-services.rules.ts'
import { sendPush } from './send-push.service.ts'

/** Makes the product's VAPID keys at its first start. */
export async function prepareKeys({ db }: Pick<Platform, 'db'>): Promise<void> {
  if ((await repository.findKeys(db)) !== undefined) return
  const { default: webPush } = await import('web-push')
  await repository.keepKeys(db, webPush.generateVAPIDKeys())
}

const findKeys = async (db: Platform['db']) => (await repository.findKeys(db)) ?? refuse('SERVICE_UNAVAILABLE')

export async function listDevices({ db }: Platform, accountId: string) {
  const [{ publicKey }, devices] = await Promise.all([findKeys(db), repository.listDevices(db, accountId)])
  return { publicKey, devices: devices.map(deviceOf) }
}

type Stored = Awaited<ReturnType<typeof repository.listDevices>>[number]

function deviceOf({ token, name, addedAt, lastSuccessAt }: Stored): PushDevice {
  return { token, name, addedAt: addedAt.toISOString(), lastSuccessAt: lastSuccessAt?.toISOString() ?? null }
}

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export async function addDevice(
  platform: Platform,
  person: Person,
  { token, name, endpoint, keys }: Subscription & { token: string; name: string },
): Promise<void> {
  const isOurs = isPushService(endpoint, platform.config.pushServices)
  if (!isOurs || tokenOf(endpoint) !== token) refuse('PUSH_SERVICE_UNKNOWN')
  await inTransaction(platform.db, async (transaction) => {
    // Locked, so that two windows opened together cannot exceed the limit.
    await holdSettings(transaction, person.id)
    const others = (await repository.listDevices(transaction, person.id)).filter((one) => one.token !== token)
    if (others.length >= pushLimits.devices) refuse('PUSH_DEVICE_LIMIT_REACHED')
    const whose = { accountId: person.id, sessionId: person.sessionId }
    await repository.saveDevice(transaction, {
      token,
      name,
      endpoint,
      ...keys,
      ...whose,
      addedAt: platform.clock.now(),
    })
  })
}

export const tokenOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

export const removeDevice = ({ db }: Platform, accountId: string, token: string) =>
  repository.removeDevice(db, accountId, token)

export async function testDevice(platform: Platform, accountId: string, token: string): Promise<void> {
  const device = (await repository.findDevice(platform.db, accountId, token)) ?? refuse('PUSH_DEVICE_NOT_FOUND')
  const locale: Locale = (await findSettings(platform.db, accountId))?.locale ?? 'tw'
  const message = { ...testWords[locale], ...look, tag: 'test', click_action: pushPaths.pushSetting }
  if ((await deliver(platform, device, message)) !== 'taken') refuse('PUSH_NOT_TAKEN')
}

export const look = { icon: '/icon-192.png' }

/** Sends to one browser, and removes its device when the subscription is gone. */
async function deliver(platform: Platform, device: Stored, message: PushMessage) {
  const outcome = await sendPush(platform, await findKeys(platform.db), device, message)
  if (outcome === 'gone') await repository.removeDevice(platform.db, device.accountId, device.token)
  if (outcome === 'taken') await repository.markSuccess(platform.db, device.token, platform.clock.now())
  return outcome
}

export interface Sending {
  accountId: string
  token: string
  message: PushMessage
}
export const sendToDevice = jobKind<Sending>('push.send', { retries: 5, width: 4 })

/**
 * Retries a push until the service takes it. The tag makes a repeated push replace the earlier one. A device removed
 * meanwhile gets nothing.
 */
export async function sendAgainUntilTaken(platform: Platform, { accountId, token, message }: Sending): Promise<void> {
  const device = await repository.findDevice(platform.db, accountId, token)
  if (device === undefined) return
  if ((await deliver(platform, device, message)) === 'later') throw new Error('the push service takes nothing now')
}
