import type { Classification, TagCode } from '@learntrail/contract/tags/tags'

/** A text of a student; several classmates may have written about the same lesson. */
export interface PupilText {
  title: string
  text: string
  kind: Classification
  tags: readonly [TagCode, ...TagCode[]]
}

/** Done in lessons, so that it can become a course learning outcome. */
export const inLessons: readonly [PupilText, ...PupilText[]] = [
  {
    title: '〈赤壁賦〉裡的水和月',
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'critical_thinking'],
    text: '客人說人生太短，蘇軾拿水和月回答他。我本來覺得是在安慰人，讀第三次才發現他也在說服自己。',
  },
  {
    title: '訪談稿改了三次',
    kind: 'course_learning',
    tags: ['verbal_linguistic', 'communication'],
    text: '第一版全是「請問您覺得」。老師要我們刪掉一半的問題，留下「後來呢」。改完以後，阿嬤講了四十分鐘。',
  },
  {
    title: '三角函數：把影子量出來',
    kind: 'course_learning',
    tags: ['logical_mathematical', 'hands_on_making'],
    text: '用自製測角器量旗桿，算出來 12.4 公尺，總務處說是 12 公尺。誤差大概來自我們的眼睛高度不一樣。',
  },
  {
    title: '機率課的抽籤實驗',
    kind: 'course_learning',
    tags: ['logical_mathematical', 'data_analysis'],
    text: '全班抽了三百次，先抽的人真的沒有比較容易中。之前一直以為要先搶，結果只是心情問題。',
  },
  {
    title: '斜面與摩擦力：數據會騙人嗎',
    kind: 'course_learning',
    tags: ['mathematics_physics_chemistry', 'data_analysis'],
    text: '第四組的點全部偏高，原來是木塊底下黏了膠帶。重做以後回歸線漂亮多了，我們把兩張圖都留在報告裡。',
  },
  {
    title: '酸鹼滴定，差一滴',
    kind: 'course_learning',
    tags: ['mathematics_physics_chemistry', 'hands_on_making'],
    text: '最後一滴下去整瓶變桃紅。第二次我改成用洗瓶沖半滴，三次結果差不到 0.1 毫升。',
  },
  {
    title: '校園裡的外來種',
    kind: 'course_learning',
    tags: ['naturalistic', 'sdg_15', 'life_science'],
    text: '從側門到操場，我們記到十一種植物，四種是外來的。最多的是大花咸豐草，褲管上就帶了二十幾顆。',
  },
  {
    title: '等高線地圖做成模型',
    kind: 'course_learning',
    tags: ['visual_spatial', 'earth_environment'],
    text: '一層瓦楞紙二十公尺。疊到第七層才看懂為什麼內湖的水會往那個方向流。',
  },
  {
    title: '一九四七年的一張收據',
    kind: 'course_learning',
    tags: ['literature_history_philosophy', 'inquiry_and_research'],
    text: '收據上的米價一個月漲了三倍。課本只有一句「物價飛漲」，看到數字才知道是什麼感覺。',
  },
  {
    title: '如果我是里長：公園的一筆預算',
    kind: 'course_learning',
    tags: ['civic_participation', 'sdg_11'],
    text: '十萬元只能選一樣：路燈、座椅、或無障礙坡道。我們組吵到下課，最後決定先去問住在旁邊的人。',
  },
  {
    title: '英文簡報：我家巷口的早餐店',
    kind: 'course_learning',
    tags: ['foreign_languages', 'communication'],
    text: '蛋餅不是 egg pancake 也不是 omelet，我花了一頁解釋。講完以後同學問我店在哪裡，這是最好的問題。',
  },
  {
    title: '用試算表畫一週的睡眠',
    kind: 'course_learning',
    tags: ['digital_skills', 'self_management'],
    text: '平均六小時十二分。星期四最少，因為星期五第一節要考單字。圖一畫出來，媽媽看得比我還認真。',
  },
]

/** Done outside lessons. */
export const besideLessons: readonly [PupilText, ...PupilText[]] = [
  {
    title: '當了一學期的學藝',
    kind: 'cadre_experience',
    tags: ['leadership', 'planning'],
    text: '教室日誌從「寫完就好」變成有人會翻。方法很簡單：每天留一格給大家寫今天最好笑的一句話。',
  },
  {
    title: '衛生股長的垃圾分類表',
    kind: 'cadre_experience',
    tags: ['sdg_12', 'teamwork'],
    text: '把表貼在桶子上沒有用，貼在自己丟垃圾時眼睛會看的高度才有用。一個月後回收對的比例變高很多。',
  },
  {
    title: '班際拔河，第二名',
    kind: 'group_activity',
    tags: ['bodily_kinesthetic', 'teamwork'],
    text: '輸給隔壁班兩次，第三次改成聽同一個人喊。原來不是力氣不夠，是每個人各拉各的。',
  },
  {
    title: '合唱比賽前的最後一次練習',
    kind: 'group_activity',
    tags: ['musical', 'teamwork'],
    text: '女低音一直跑掉，指揮要我們先不唱歌詞，只哼。哼著哼著就聽到彼此了。',
  },
  {
    title: '科展說明會做的筆記',
    kind: 'self_directed_learning',
    tags: ['inquiry_and_research', 'planning'],
    text: '學長說題目要小到一個月做得完。我把「空氣污染」改成「校門口早上七點的細懸浮微粒」。',
  },
  {
    title: '自學吉他的第八週',
    kind: 'self_directed_learning',
    tags: ['musical', 'self_management'],
    text: 'F 和弦還是會悶。把每天三十分鐘改成早晚各十分鐘，手比較不痛，反而進步比較多。',
  },
  {
    title: '跟著影片學寫網頁',
    kind: 'self_directed_learning',
    tags: ['digital_skills', 'information'],
    text: '做了一頁班級值日表。按鈕一開始怎麼按都沒反應，找了兩天，發現只是名字打錯一個字。',
  },
  {
    title: '到圖書館當志工',
    kind: 'volunteer_service',
    tags: ['sdg_4', 'interpersonal'],
    text: '幫低年級小朋友找書。他們不會說書名，只會說「有一隻很生氣的貓」。最後真的找到了。',
  },
  {
    title: '淨灘撿到的東西',
    kind: 'volunteer_service',
    tags: ['sdg_14', 'naturalistic'],
    text: '兩小時，吸管四十一根、打火機七個、拖鞋左腳六隻。沒有人知道右腳去哪裡了。',
  },
  {
    title: '全民英檢中級初試',
    kind: 'certification_license',
    tags: ['foreign_languages', 'time_management'],
    text: '聽力過了，閱讀差兩題。下次要先練速度，不要每個字都想看懂。',
  },
  {
    title: '作文比賽：寫一個聲音',
    kind: 'contest',
    tags: ['verbal_linguistic', 'creativity'],
    text: '我寫家裡鐵捲門拉上去的聲音。評審說結尾太用力，他說得對，我其實不知道怎麼收。',
  },
  {
    title: '數學能力競賽校內初選',
    kind: 'contest',
    tags: ['logical_mathematical', 'problem_solving'],
    text: '五題寫了兩題半。第三題在回家的公車上想出來，差點坐過站。',
  },
  {
    title: '木工課的小板凳',
    kind: 'works',
    tags: ['hands_on_making', 'architecture_design'],
    text: '四隻腳不一樣長，墊了兩次才不會晃。現在放在玄關，阿公穿鞋都坐它。',
  },
  {
    title: '校慶海報的三個版本',
    kind: 'works',
    tags: ['aesthetics', 'visual_spatial', 'mass_communication'],
    text: '第一版太滿，第二版太空。第三版把日期放到最大，因為同學真正想知道的只有這個。',
  },
]

/** Homework that was handed in. */
export const handedIn: readonly [string, ...string[]] = [
  '我選的是奶奶家樓下的雜貨店。老闆記得每個人愛喝什麼，所以他不需要菜單。',
  '讀完以後我最想問作者的是：他寫信的時候，知道對方已經不在了嗎？',
  '我畫了事件的順序，發現課文其實是倒著寫的。先看到結果，再回頭找原因，比較像偵探故事。',
  '這段我改寫成對話。原本只有敘述的時候，看不出來誰在生氣；改成對話就藏不住了。',
  '我查了「徘徊」在三首詩裡的用法，一首是人，一首是月亮，一首是我們不知道的什麼。',
  '我同意文章前半，可是他舉的例子都是大人。我問了五個同學，答案差很多。',
]

/** A teacher's remarks on it. */
export const remarks: readonly [string, ...string[]] = [
  '觀察得很細。再多寫一句你怎麼知道的，就更完整了。',
  '這個問題問得好，我們下次上課一起討論。',
  '段落很清楚。例子可以選離自己近一點的。',
  '我喜歡你改寫的這一段，語氣出來了。',
  '查得很認真，記得把出處寫上去。',
]
