import type { ReportReason } from '@learntrail/contract/reports/facts'
import { reportPaths } from '@learntrail/contract/reports/paths'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'

const words: Partial<Record<ReportReason, string>> = {
  self_harm: '自我傷害',
  grooming: '成人誘騙未成年人',
  threat: '威脅或恐嚇',
}

interface Urgent {
  platform: Platform
  caseId: string
  reasons: readonly ReportReason[]
}

/**
 * Returns the mail to the people responsible for safety. It contains nothing of the reporter or of the reported thing.
 */
export function urgentMail(to: string, { platform, caseId, reasons }: Urgent): Mail {
  const named = reasons.flatMap((reason) => words[reason] ?? []).join('、')
  return letter('tw', to, {
    subject: '緊急檢舉：可能有人正處在危險中',
    greeting: '你好：',
    body: [`剛收到一件緊急檢舉，理由是：${named}。請馬上查看，並按「由我處理」，讓其他人知道有人在看了。`],
    link: { to: `${platform.config.publicUrl}${reportPaths.case(caseId)}`, button: '查看這件檢舉' },
    after: ['如果有人正面臨立即的危險，請先撥打 110 或 113。'],
  })
}
