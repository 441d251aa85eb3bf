import { sha256 } from '../../api/sha256.ts'
import { registerDevice } from './api/push-calls.ts'

const worker = '/sw.js'

/** This browser's subscription, or null. */
async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission if needed and subscribes; returns false if the person or the browser refused. */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // A subscription made with another key is useless.
  if (known && !isMadeWith(known, publicKey)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  await register(subscription)
  return true
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  if (endpoint === undefined) throw new Error('a subscription without an address')
  await registerDevice(tokenOf(endpoint), { endpoint, keys: { p256dh, auth } })
}

/** Registers an existing subscription for the person now signed in and for a new session. */
export async function keepRegistered(): Promise<void> {
  const subscription = await current()
  if (subscription) await register(subscription)
}

/** The token of this browser's subscription, or null if it has none. */
export async function ownToken(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null
  const subscription = await current()
  return subscription && tokenOf(subscription.endpoint)
}

export async function turnOff(): Promise<void> {
  await (await current())?.unsubscribe()
}

function tokenOf(endpoint: string): string {
  const text = String.fromCharCode(...sha256(new TextEncoder().encode(endpoint)))
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function bytesOf(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function isMadeWith({ options }: PushSubscription, publicKey: string): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const ours = bytesOf(publicKey)
  return used.length === ours.length && used.every((byte, place) => byte === ours[place])
}
