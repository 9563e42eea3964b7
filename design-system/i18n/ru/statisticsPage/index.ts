import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const ru_statisticsPage = {
  months: { label: 'Показанный месяц', month: 'Месяц', earlier: 'Предыдущий месяц', later: 'Следующий месяц' },
  updated: 'Обновлено: {time}. Дни и месяцы по {zone}.',
  download: 'Скачать дни',
  failed: 'Статистика не загрузилась',
  safe: 'UTA продолжает торговать, ваш баланс не изменился.',
  none: 'Данных пока нет',
  noneText: 'Как только закроется первая сделка, её результат появится здесь по дням и месяцам.',
  refill: 'Пополнить UTA',
  allDeals: 'Все сделки этого месяца',
  tiles: {
    result: 'Результат',
    ofBalance: 'от баланса',
    closed: 'Закрыто сделок',
    open: 'Ещё открыто: {count|integer}',
    openThen: 'Открыто на конец: {count|integer}',
    profitable: 'Прибыльные сделки',
    ofDeals: 'С прибылью {gains|integer} из {count|integer}',
    noDeal: 'Закрытых сделок не было',
    loss: 'Наибольший убыток за день',
    noLoss: 'Убыточных дней не было',
    start: 'В начале',
    end: 'В конце',
    now: 'Сейчас',
    paidIn: 'Внесено',
    takenOut: 'Выведено',
    apart: 'В результат не входит',
  },
  days: {
    title: 'Результат по дням, USDT',
    day: 'День',
    today: 'Сегодня',
    summary: 'Лучший день {bestDay}: {best}, худший {worstDay}: {worst}, вместе {sum}.',
    none: 'В этом месяце закрытых сделок не было.',
  },
  weeks: { title: 'По неделям', week: 'Неделя', deals: 'Сделки', total: 'Итого' },
  year: {
    title: '{{count:|Последний||Последние|Последние|Последние}} {count|integer} {{count:|месяц||месяца|месяцев|месяца}}',
    summary: 'Результат по месяцам, всего {count|integer}, вместе {sum}.',
  },
  pairs: {
    title: 'По парам',
    deals: '{count|integer} {{count:|сделка||сделки|сделок|сделки}}',
    none: 'В этом месяце закрытых сделок не было.',
  },
} satisfies NamespaceStatisticsPageTranslation

export default ru_statisticsPage
