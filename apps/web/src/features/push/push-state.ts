/**
 * Whether this browser can receive push, and if not, why. `homeScreen`: an iPhone or iPad, which allows it only for
 * apps on the home screen.
 */
export type PushState = 'granted' | 'default' | 'denied' | 'homeScreen' | 'unsupported'

export function readPushState(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isAble) return Notification.permission
  return isApplePhone() && !isOnHomeScreen() ? 'homeScreen' : 'unsupported'
}

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

/** An iPad identifies as a Mac, but no Mac has a touchscreen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
