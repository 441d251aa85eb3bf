interface DemoArticle {
  tw: { title: string; text: string }
  en: { title: string; text: string } | null
  daysAgo: number
}

export const demoArticles: readonly DemoArticle[] = [
  {
    tw: {
      title: '班級群組、公告和作業都到齊了',
      text: `開學前，我們把老師最常用的三件事放在一起：群組、公告和作業。

- 公告可以要求簽名，誰還沒看一眼就知道
- 作業交出去就有收據，每一版都留著
- 改好的作業按一下，就成為自己的學習紀錄

從選單的「學習群組」開始。`,
    },
    en: {
      title: 'Groups, bulletins and homework are here',
      text: `Before the term begins, we put together what teachers use most: groups, bulletins and homework.

- Bulletins can ask for a signature, and you see who hasn't read them
- Homework comes with a receipt, and every version is kept
- Corrected homework becomes a record of your own in one press

Start from "Learning groups" in the menu.`,
    },
    daysAgo: 40,
  },
  {
    tw: {
      title: '方案可以用代碼兌換了',
      text: `學校或研習拿到的代碼，在「我的帳號」的「我的方案」就能兌換，天數會接在現在的方案之後。

方案到期也不用擔心：寫過的都看得到、下載得了。`,
    },
    en: null,
    daysAgo: 3,
  },
]

/** A landscape with a trail in the product's colours. */
export const bannerDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">
<rect width="1920" height="1080" fill="#d9edff"/>
<circle cx="1520" cy="260" r="120" fill="#fff6db"/>
<path d="M0 720 420 420 820 700 1180 460 1920 820V1080H0Z" fill="#85c5ff"/>
<path d="M0 860 520 640 1040 860 1500 700 1920 900V1080H0Z" fill="#2a8cf0"/>
<path d="M300 1080C520 960 760 980 900 880S1220 800 1400 700" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-dasharray="2 54"/>
<circle cx="1400" cy="700" r="34" fill="#f07a24"/>
</svg>`
