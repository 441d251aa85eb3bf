import type { ContactRule } from './contact-rule.ts'

const services =
  '(?:line|賴|赖|ig|insta(?:gram)?|discord|dc|telegram|tg|whats\\s?app|wechat|微信|weixin|qq|fb|facebook|臉書|脸书|messenger|snap(?:chat)?|threads|脆|twitter|推特|tiktok|抖音|小紅書|小红书|skype|signal|kakao(?:talk)?|steam|roblox|dcard)'
/** The form of an account name on another service. */
const token = '@?[a-z0-9][a-z0-9._-]{2,60}'
const link = '(?:\\s|帳號|账号|帐号|的|id|名字|名稱|是|叫|搜尋|搜|為|is|my|就|加|[:=>「"(【\\-]|@)'
/** Words that introduce a name, so that letters alone count as one. */
const naming = /[:=@]|id|帳號|账号|帐号|是|叫|搜|名/i

const afterService = new RegExp(`(?<![a-z0-9])${services}(?<link>${link}{0,12})(?<token>${token})`, 'giu')
/** Words of prose after a service's name: `LINE group`, `fb page`, `IG 2024`. */
const prose =
  /^(?:group|groups|app|page|pages|post|posts|story|stories|live|bot|notify|pay|today|server|chat|up|graph|chart|and|or|the|on|in|at|to)$/i

function isId({ link: between = '', token: name = '' }: Record<string, string> = {}): boolean {
  const bare = name.replace(/^@/, '').replace(/[._-]+$/, '')
  if (bare.length < 3 || prose.test(bare)) return false
  if (name.startsWith('@') || naming.test(between)) return /[a-z]/i.test(bare) || bare.length >= 5
  return /[a-z]/i.test(bare) && /[\d._-]/.test(bare)
}

const named: ContactRule = (text) => {
  for (const found of text.matchAll(afterService)) {
    if (!isId(found.groups)) continue
    const from = found.index ?? 0
    return [from, from + found[0].length]
  }
  return undefined
}

const by =
  (pattern: RegExp): ContactRule =>
  (text) => {
    const found = pattern.exec(text)
    return found === null ? undefined : [found.index, found.index + found[0].length]
  }

/** ID：amy_2011, 帳號 amy_2011; student numbers are excepted. */
const stated = by(
  /(?<![a-z0-9])(?<!student\s?|students?’?'?s?\s|學生\s?)(?:id|帳號|帐号|账号)\s{0,5}(?:[:=]|是|為|叫|is)\s{0,5}@?[a-z0-9][a-z0-9._-]{2,60}/iu,
)
/** 加我 amy_2011 */
const added = by(
  /(?:加我|加好友|找我|密我|私我|搜尋?我|add me|dm me|text me)[^\p{L}\p{N}@]{0,4}(?:好友|at|on|:)?[^\p{L}\p{N}@]{0,4}@?(?=[a-z0-9._-]{0,60}[a-z])(?=[a-z._-]{0,60}[0-9._-])[a-z0-9][a-z0-9._-]{2,60}/iu,
)
/** @amy_2011, unless a mailbox name precedes the @. */
const handle = by(/(?<![\p{L}\p{N}._%+-])@\s?[a-z0-9_][a-z0-9_.]{1,60}[a-z0-9_]/iu)

export const idRules: readonly ContactRule[] = [named, stated, added, handle]
