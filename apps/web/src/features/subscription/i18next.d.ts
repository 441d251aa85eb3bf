import 'i18next'
import type codes from '../../locales/tw/subscription/codes.json'
import type consoleRooms from '../../locales/tw/subscription/console-rooms.json'
import type orders from '../../locales/tw/subscription/orders.json'
import type queue from '../../locales/tw/subscription/queue.json'
import type subscription from '../../locales/tw/subscription/subscription.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'subscription/codes': typeof codes
    'subscription/orders': typeof orders
    'subscription/queue': typeof queue
    subscription: typeof subscription
    'subscription/console-rooms': typeof consoleRooms
  }
}
