import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const ru_statisticsPage = {
  updated: 'Обновлено: {time}. Дни и месяцы считаются по {zone}.',
  download: 'Скачать по дням',
  failed: 'Не удалось загрузить статистику',
  safe: 'На торговлю UTA и ваш баланс это не влияет.',
  none: 'Данных пока нет',
  noneText: 'Как только закроется первая сделка, здесь появятся прибыль и убыток по дням и месяцам.',
  open: 'Открыть UTA',
  allDeals: 'Все сделки этого месяца',
  tiles: {
    result: 'Прибыль и убыток',
    ofBalance: '<0>{percent}</0> от баланса',
    closed: 'Закрыто сделок',
    open: 'Ещё открыто: {count|integer}',
    openThen: 'Открыто на конец месяца: {count|integer}',
    profitable: 'Прибыльные сделки',
    ofDeals: 'С прибылью {gains|integer} из {count|integer}',
    noDeal: 'Закрытых сделок не было',
    loss: 'Наибольший убыток за день',
    noLoss: 'Убыточных дней не было',
    start: 'В начале',
    end: 'В конце',
    now: 'Сейчас',
    paidIn: 'Пополнено',
    takenOut: 'Выведено',
    apart: 'Не входит в прибыль и убыток',
  },
  days: {
    title: 'Прибыль и убыток по дням, USDT',
    deals: 'Сделки за {day}',
    day: 'День',
    today: 'Сегодня',
    summary: 'Лучший день {bestDay}: {best}. Худший день {worstDay}: {worst}. Всего: {sum}.',
    none: 'В выбранном месяце закрытых сделок не было.',
  },
  weeks: { title: 'По неделям', week: 'Неделя', deals: 'Сделки', total: 'Итого' },
  year: {
    title: 'По месяцам ({count|integer} {{count:|месяц||месяца|месяцев|месяца}})',
    summary: 'Прибыль и убыток за {count|integer} {{count:|месяц||месяца|месяцев|месяца}}: всего {sum}.',
  },
  pairs: {
    title: 'По парам',
    deals: '{count|integer} {{count:|сделка||сделки|сделок|сделки}}',
    none: 'В выбранном месяце закрытых сделок не было.',
  },
} satisfies NamespaceStatisticsPageTranslation

export default ru_statisticsPage
