import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Mail } from './mailer.ts'

/** What a mail says, paragraph by paragraph. All of it is ours and needs no escaping. */
export interface Letter {
  subject: string
  greeting: string
  body: readonly string[]
  link?: { to: string; button: string }
  after: readonly string[]
}

const languages = { tw: 'zh-Hant-TW', en: 'en' } as const
const names = { tw: '學跡', en: 'Learntrail' } as const

/** A mail in the person's language. */
export function letter(locale: Locale, to: string, { subject, greeting, body, link, after }: Letter): Mail {
  const name = names[locale]
  const lines = [greeting, ...body, ...(link === undefined ? [] : [link.to]), ...after, name]
  const small = 'font-size:14px;color:#52617a'
  const html = [
    `<p style="margin:0 0 16px;font-weight:700;color:#1472d8">${name}</p>`,
    ...[greeting, ...body].map((line) => `<p>${line}</p>`),
    ...(link === undefined
      ? []
      : [
          `<p style="margin:24px 0"><a href="${link.to}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1472d8;color:#fff;font-weight:600;text-decoration:none">${link.button}</a></p>`,
          `<p style="${small};word-break:break-all">${link.to}</p>`,
        ]),
    ...after.map((line) => `<p style="${small}">${line}</p>`),
  ]
  return {
    to,
    subject: `${name}｜${subject}`,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languages[locale]}"><body style="margin:0;padding:32px 16px;background:#f5f8fc;color:#17233a;font:16px/1.65 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2e9f2;border-radius:18px">${html.join('')}</div></body></html>`,
  }
}
