import type { NamespacePagesTranslation } from '../../i18n-types'

const ru_pages = {
  document: '{title} · MATU Cabinet',
  titles: {
    landing: 'MATU Cabinet: каждый токен на виду',
    login: 'Вход',
    registration: 'Создание аккаунта',
    passwordReset: 'Сброс пароля',
    newPassword: 'Новый пароль',
    maintenance: 'Технические работы',
    invitation: 'Приглашение',
    help: 'Помощь',
    publicProgramme: 'Условия партнёрской программы',
    publicInsurance: 'Условия страхования',
    notFound: 'Страница не найдена',
    error: 'Произошла ошибка',
  },
} satisfies NamespacePagesTranslation

export default ru_pages
