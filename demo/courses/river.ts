import type { DemoCourse } from './course.ts'

/** What an earth science teacher has learned from a river in twelve years, for people who live beside one. */
export const river: DemoCourse = {
  key: 'river',
  by: 'chen',
  daysAgo: 62,
  publishedDaysAgo: 41,
  banner: 'river-upstream',
  facts: {
    name: '基隆河的一年：從橋上看到的水',
    introduction:
      '站在成美橋上，你看到的是水面。這門課帶你看水面下的事：水從哪裡來、為什麼夏天的河會喘不過氣、颱風過後河道怎麼換了位置。不用實驗室，只要一座橋、一支溫度計和願意再去一次的耐心。',
    objective:
      '學完以後，你能用公開資料說出一條河一年的變化，能自己設計一次安全的測量，並且能分辨「量到的」和「猜到的」。',
    recipients: [{ type: 'senior_high' }, { type: 'junior_high' }, { type: 'customized', name: '社區的河川巡守隊' }],
    classifications: ['natural_science', 'social_studies'],
    tags: ['河川', '溶氧', '公開資料', '探究與實作'],
    coreCompetencies: ['a2', 'b1', 'c1'],
    actionVerb: ['describe', 'compare', 'examine', 'design'],
    courseType: 'micro',
    courseSemester: '115-1',
    minutes: 540,
    copyright: '照片、影片與圖表由授課老師與自然社同學製作，歡迎在課堂上使用，請註明出處。',
  },
  rights: ['雨量與水位：經濟部水利署公開資料', '水質：環境部全國環境水質監測資訊網'],
  fields: [['需要準備的東西', '溫度計、筆記本、雨鞋。去河邊一定要兩個人以上，並告訴家人你在哪一座橋。']],
  chapters: [
    {
      name: '先學會看',
      units: [
        {
          name: '在橋上站十分鐘',
          film: {
            name: '從上游看下來',
            of: 'river-upstream',
            captions: {
              'zh-Hant': ['這裡是基隆河的上游。', '石頭大，水也急，\n聲音比你想的還大。', '先不要拍照，站著看十分鐘。'],
              en: [
                'This is the upper Keelung River.',
                'Large stones, fast water,\nand it is louder than you think.',
                'No photos yet: stand here for ten minutes.',
              ],
            },
          },
          text: [
            '## 這一單元要做的事\n\n找一座你走得到的橋，站十分鐘。不拍照，只寫。\n\n1. 水往哪邊流？你怎麼知道？\n2. 哪裡快、哪裡慢？\n3. 水面上有什麼在動，不是水？\n\n> 觀察不是「看到什麼就寫什麼」，是「知道自己為什麼寫下這一筆」。',
            { picture: 'wetland-egrets', says: '三隻白鷺站在淺水裡，旁邊是紅樹林' },
            '十分鐘以後，在筆記本上畫一條線：左邊寫**看到的**，右邊寫**想到的**。兩邊常常混在一起，這很正常，課程最後我們會再回來看這一頁。',
          ],
        },
        {
          name: '一條河的身分證',
          text: [
            '基隆河從平溪的火燒寮山出發，繞了一個大彎，才在關渡和淡水河會合。下面這張表是我們會一直用到的數字。',
            {
              table: [
                ['項目', '數字', '怎麼來的'],
                ['主流長度', '約 86 公里', '水利署河川資料'],
                ['流域面積', '約 500 平方公里', '水利署河川資料'],
                ['平均坡降', '約 1 / 120', '高程差除以長度'],
              ],
            },
            '坡降就是「走多遠，降多少」：\n\n$S = \\frac{\\Delta h}{L}$\n\n基隆河上游陡、下游平，所以同一場雨，上游一小時就過去，下游要淹到隔天。',
          ],
          links: [['水利署：水位與雨量', 'https://fhy.wra.gov.tw/']],
        },
      ],
    },
    {
      name: '水裡的氧氣',
      units: [
        {
          name: '為什麼夏天的河喘不過氣',
          text: [
            '魚不會呼吸水，牠呼吸的是**溶在水裡的氧**。水愈熱，能溶的氧愈少：',
            {
              table: [
                ['水溫（°C）', '飽和溶氧（mg/L）'],
                ['10', '11.3'],
                ['20', '9.1'],
                ['30', '7.5'],
              ],
            },
            { picture: 'chart-oxygen-day', says: '一天裡溶氧變化的折線圖：清晨最低，午後最高' },
            '所以只看「溶氧 6 mg/L」是不夠的，還要知道當時的水溫。我們用飽和度來比：\n\n$\\text{飽和度} = \\frac{\\text{量到的溶氧}}{\\text{這個水溫的飽和溶氧}} \\times 100\\%$\n\n**想一想**：30 °C 的水量到 6 mg/L，20 °C 的水也量到 6 mg/L，哪一條河比較健康？',
          ],
        },
        {
          name: '自己量一次',
          film: {
            name: '在河邊取水樣',
            of: 'river-evening',
            captions: {
              'zh-Hant': ['瓶口朝下游，慢慢放進水裡。', '裝滿再蓋，裡面不要有氣泡。', '先寫時間和水溫，再離開水邊。'],
            },
          },
          text: [
            '## 測量前\n\n- 用空氣校正溶氧計，記下校正的時間和溫度。\n- 決定三個測點，寫下**為什麼是這三個**。\n- 兩人一組：一人量，一人記。\n\n## 測量時\n\n每個測點量三次，取平均：\n\n$\\bar{x} = \\frac{x_1 + x_2 + x_3}{3}$\n\n三次差很多，就是這個單元最有價值的發現：是儀器還沒穩，還是你換了位置？',
            '去年的五個測點，從上游排到下游：',
            { picture: 'map-river', says: '河道地圖，橘色圓點標出由上游到下游的一到五號測點' },
            '> 水位超過警戒、下過大雨或天色變暗，就不要下去。數據可以明天再量。',
          ],
        },
      ],
    },
    {
      name: '說給別人聽',
      units: [
        {
          name: '一張圖，一句話',
          text: [
            '把一年的資料畫成一張圖，下面只寫一句話。這句話要有三樣東西：**時間、數字、變化的方向**。\n\n- 太空泛：夏天水質不好。\n- 剛好：七月到九月，彩虹橋的溶氧有 18 天低於 4 mg/L，都在沒有下雨的那一週。',
            '畫圖前先問自己：如果相反的結論才是對的，圖會長什麼樣子？',
          ],
          links: [['環境部：全國環境水質監測', 'https://wq.moenv.gov.tw/']],
        },
        {
          name: '回到同一座橋',
          text: [
            '再站十分鐘，寫同樣三題，和第一章的那一頁放在一起。你現在的**看到的**，比那時候多了哪些字？\n\n把兩頁拍下來放進學習歷程，就是這門課的成果。',
          ],
        },
      ],
    },
  ],
  guide: [
    {
      title: '學到一半，停下來看',
      questions: ['到目前為止，哪一件事和你原來想的不一樣？', '你量到的數字裡，哪一個你最不相信？為什麼？'],
    },
    {
      title: '學完以後',
      questions: [
        '如果要再量一年，你會改變哪一個決定？',
        '這條河和你家有什麼關係？請用一個數字說明。',
        '你會把這門課介紹給誰？第一句話怎麼說？',
      ],
    },
  ],
}
