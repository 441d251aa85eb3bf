import type { AskedPart, DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import type { PersonKey } from '../people/people.ts'

interface DemoPrize {
  name: string
  description: string
  points: number
  stock?: number
  perPerson: number
  way: DeliveryWay
  pickUp: string
  asks: AskedPart[]
  codes?: string
  /** The middle of its picture, on a ground of this colour. */
  drawing: { ground: string; shapes: string }
}

/** Prizes for reward points. One has run out through applications. */
export const prizes = {
  bag: {
    name: '學跡帆布袋',
    description: '厚帆布，裝得下課本和便當。側邊有放水壺的口袋。',
    points: 60,
    stock: 12,
    perPerson: 1,
    way: 'posted',
    pickUp: '',
    asks: ['recipient', 'address', 'phone', 'guardian'],
    drawing: {
      ground: '#fff0da',
      shapes: `<path d="M330 300h300l34 300H296Z" fill="#f3dcb4" stroke="#b98a4a" stroke-width="10" stroke-linejoin="round"/>
        <path d="M390 300c0-120 180-120 180 0" fill="none" stroke="#b98a4a" stroke-width="16" stroke-linecap="round"/>
        <circle cx="480" cy="450" r="54" fill="#2a8cf0"/><path d="M456 450l18 18 34-38" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
    },
  },
  drink: {
    name: '福利社飲料券',
    description: '一張換一杯，無糖或半糖都可以。',
    points: 15,
    stock: 40,
    perPerson: 3,
    way: 'atSchool',
    pickUp: '學務處訓育組，上學日 12:00–13:00',
    asks: [],
    drawing: {
      ground: '#e2f6ec',
      shapes: `<path d="M380 270h200l-26 340H406Z" fill="#fff" stroke="#2f9e6d" stroke-width="10" stroke-linejoin="round"/>
        <path d="M392 400h176l-14 196H406Z" fill="#8fd9b6"/><path d="M500 270l40-110" stroke="#f07a24" stroke-width="14" stroke-linecap="round"/>
        <circle cx="446" cy="520" r="16" fill="#fff"/><circle cx="500" cy="470" r="12" fill="#fff"/>`,
    },
  },
  ebook: {
    name: '電子書 100 元禮券',
    description: '輸入代碼就能折抵，用到明年六月底。',
    points: 30,
    perPerson: 2,
    way: 'code',
    pickUp: '',
    asks: [],
    codes: 'DEMO-READ-2611\nDEMO-READ-2612\nDEMO-READ-2613\nDEMO-READ-2614',
    drawing: {
      ground: '#e3eefc',
      shapes: `<rect x="350" y="180" width="260" height="380" rx="24" fill="#fff" stroke="#1472d8" stroke-width="10"/>
        <path d="M400 260h160M400 320h160M400 380h110" stroke="#9cc3f0" stroke-width="16" stroke-linecap="round"/>
        <path d="M440 470h80" stroke="#1472d8" stroke-width="16" stroke-linecap="round"/>`,
    },
  },
  ticket: {
    name: '科學教育館門票',
    description: '常設展一張，寄到家裡，一年內有效。',
    points: 40,
    stock: 3,
    perPerson: 1,
    way: 'posted',
    pickUp: '',
    asks: ['recipient', 'address', 'phone', 'signature'],
    drawing: {
      ground: '#efe8fb',
      shapes: `<path d="M270 300h420v70a40 40 0 0 0 0 80v70H270v-70a40 40 0 0 0 0-80Z" fill="#fff" stroke="#7a55c7" stroke-width="10" stroke-linejoin="round"/>
        <path d="M560 320v180" stroke="#c9b5ee" stroke-width="8" stroke-dasharray="14 14"/>
        <circle cx="410" cy="410" r="46" fill="none" stroke="#7a55c7" stroke-width="12"/><path d="M330 410h160M410 330v160" stroke="#c9b5ee" stroke-width="8"/>`,
    },
  },
} as const satisfies Record<string, DemoPrize>

interface DemoApplication {
  by: PersonKey
  prize: keyof typeof prizes
  daysAgo: number
  until: ApplicationState
  reason?: string
  tracking?: string
}

/** Applications in every state; those of the first student are visible in the demo's student account. */
export const applications: readonly DemoApplication[] = [
  { by: 'rain', prize: 'drink', daysAgo: 40, until: 'received' },
  { by: 'rain', prize: 'ebook', daysAgo: 6, until: 'sent' },
  { by: 'rain', prize: 'bag', daysAgo: 2, until: 'underReview' },
  { by: 'zhen', prize: 'ticket', daysAgo: 33, until: 'received', tracking: '郵局掛號 900123' },
  { by: 'xiang', prize: 'ticket', daysAgo: 7, until: 'preparing' },
  { by: 'en', prize: 'ticket', daysAgo: 5, until: 'approved' },
  { by: 'qing', prize: 'drink', daysAgo: 1, until: 'underReview' },
  {
    by: 'tong',
    prize: 'drink',
    daysAgo: 9,
    until: 'auditFailed',
    reason: '這學期的飲料券已經領滿三張了，點數退還給你。',
  },
  { by: 'bo', prize: 'ebook', daysAgo: 4, until: 'cancelled' },
]

/** Reward points for achievements in a term, to spend on prizes. */
export const gifts: readonly { to: PersonKey; points: number; daysAgo: number; reason: string }[] = [
  { to: 'rain', points: 150, daysAgo: 60, reason: '校內學習歷程競賽第一名' },
  { to: 'zhen', points: 60, daysAgo: 58, reason: '數學小老師一學期' },
  { to: 'xiang', points: 55, daysAgo: 52, reason: '校刊封面設計入選' },
  { to: 'en', points: 50, daysAgo: 50, reason: '閱讀心得刊登在圖書館' },
  { to: 'qing', points: 35, daysAgo: 44, reason: '環境日活動服務隊' },
  { to: 'tong', points: 30, daysAgo: 41, reason: '合唱團縣市賽優等' },
  { to: 'bo', points: 45, daysAgo: 39, reason: '籃球隊隊長' },
]
