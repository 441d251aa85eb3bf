import type { DemoCourse } from './course.ts'

/** Being written by two: some of it is done, and the check before publishing still finds parts missing. */
export const poems: DemoCourse = {
  key: 'poems',
  by: 'liu',
  along: ['chen'],
  daysAgo: 9,
  banner: 'rainy-window',
  facts: {
    name: '把今天寫成三行',
    introduction: '每天三行，寫十四天。不求好，只求是今天的。',
    recipients: [{ type: 'junior_high' }, { type: 'senior_high' }],
    classifications: ['language', 'interdisciplinary'],
    tags: ['寫作', '現代詩', '觀察'],
    coreCompetencies: ['a1', 'b3'],
    actionVerb: ['describe', 'write'],
    courseType: 'flexible',
    minutes: 240,
  },
  chapters: [
    {
      name: '先有三行',
      units: [
        {
          name: '第一行寫看到的',
          text: [
            '第一行不要形容詞。只寫東西和它在做的事。\n\n> 雨停在晾衣夾上\n\n怡君老師的學生在河邊寫過一句：「水退了，石頭站起來。」沒有形容詞，可是你看得到。',
          ],
        },
        { name: '第二行轉一個彎', text: ['第二行離開第一行的東西，但不要走太遠。轉到聲音、時間，或一個人。'] },
        { name: '第三行留給讀的人' },
      ],
    },
    {
      name: '寫十四天',
      units: [{ name: '今天的題目：等', text: ['等公車、等放學、等水退。寫三行，不要出現「等」字。'] }],
    },
  ],
  guide: [{ title: '寫完七天', questions: ['哪一天最難寫？那天你其實看到了什麼？'] }],
}
