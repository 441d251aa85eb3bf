import 'i18next'
import type codes from '@learntrail/texts/tw/subscription/codes.json'
import type consoleRooms from '@learntrail/texts/tw/subscription/console-rooms.json'
import type orders from '@learntrail/texts/tw/subscription/orders.json'
import type queue from '@learntrail/texts/tw/subscription/queue.json'
import type subscription from '@learntrail/texts/tw/subscription/subscription.json'
import type ways from '@learntrail/texts/tw/subscription/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'subscription/codes': typeof codes
    'subscription/orders': typeof orders
    'subscription/queue': typeof queue
    subscription: typeof subscription
    'subscription/console-rooms': typeof consoleRooms
    'subscription/ways': typeof ways
  }
}
