import type { PushMessage } from '@learntrail/contract/push/push'
import type { Platform } from '../../../platform/platform.ts'
import type { pushDevices, pushKeys } from './push.tables.ts'
import { isPushService } from './push-services.rules.ts'

type Device = typeof pushDevices.$inferSelect
type Keys = typeof pushKeys.$inferSelect

/** `gone`: the subscription no longer exists. `refused`: this message will never be accepted. `later`: try again. */
type Outcome = 'taken' | 'gone' | 'refused' | 'later'

/** Seconds a push service keeps the message for a browser that is offline. */
const keptSeconds = 86_400
const patienceMs = 10_000

/** Sends a message to a browser's push service, encrypted for that browser (RFC 8291). */
export async function sendPush(
  { config }: Pick<Platform, 'config'>,
  keys: Keys,
  device: Device,
  message: PushMessage,
): Promise<Outcome> {
  // The service may have been removed from the configured list since the browser subscribed.
  if (!isPushService(device.endpoint, config.pushServices)) return 'gone'
  const { endpoint, p256dh, auth } = device
  const { default: webPush } = await import('web-push')
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: keptSeconds,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: subjectOf(config), publicKey: keys.publicKey, privateKey: keys.privateKey },
  })
  const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
  const response = await fetch(request.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return outcomeOf(response?.status)
}

function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status === 429 || status >= 500) return 'later'
  if (status >= 200 && status < 300) return 'taken'
  // 401 and 403: the browser subscribed with other keys than ours.
  return [401, 403, 404, 410].includes(status) ? 'gone' : 'refused'
}

/** The contact address given to push services. */
function subjectOf({ publicUrl, isSecure, mailFrom }: Platform['config']): string {
  return isSecure ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
