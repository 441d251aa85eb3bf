/**
 * What stands between this browser and push. `homeScreen`: an iPhone or iPad, on which only what lies on the home screen may.
 */
export type PushState = 'granted' | 'default' | 'denied' | 'homeScreen' | 'unsupported'

export function readPushState(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isAble) return Notification.permission
  return isApplePhone() && !isOnHomeScreen() ? 'homeScreen' : 'unsupported'
}

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

/** An iPad says that it is a Mac; no Mac has fingers on it. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
