// Words of a query in the reviewer's language, and other words for the same, by the words that the stories use.

/** The stories' words; then others for them in English, German, Spanish and Russian. A word counts with all its endings. */
const rows: readonly (readonly [words: string, others: string])[] = [
  // What a page is about.
  ['withdraw', 'payout cash-out auszahl abheb retir saqu вывод вывест'],
  ['refill', 'deposit depósit top-up einzahl auflad ingres recarg пополн депозит'],
  ['exchange', 'swap convert tausch umtausch wechsel cambi intercambi canje обмен'],
  ['transaction', 'operation umsatz umsätz buchung transaktion operacion movimient transaccion операци транзакци'],
  ['asset', 'balance guthaben vermögen kontostand activ saldo актив баланс'],
  ['wallet', 'geldbörse monedero cartera billetera кошел кошельк'],
  ['trusted', 'vertraut freigegeben confianza autorizad доверенн'],
  ['two factor', '2fa otp zwei-faktor faktor doble-factor factores двухфактор фактор'],
  ['two', 'zwei doble dos два'],
  ['password', 'passwort kennwort contraseña парол'],
  ['registration', 'register sign-up signup anmeldeformular registrier registr регистрац'],
  ['login', 'sign-in signin anmeld einlogg inicio-sesion acceder вход войти'],
  ['verification', 'verify kyc bestätig verifizier verific верификац подтвержден'],
  ['contact', 'kontakt contact контакт'],
  ['profile', 'account settings profil konto perfil cuenta профил аккаунт'],
  ['insurance', 'policy versicher police segur póliza страхов полис'],
  ['subscribe', 'subscription plan abonn abo suscri подписк'],
  ['deal', 'trade geschäft trades handel operaciones сделк'],
  ['statistic', 'stats statistik estadístic статистик'],
  ['calculator', 'rechner calculadora калькулятор'],
  ['referral', 'invite partner empfehl werb einladung invitad referid партнёр партнер реферал приглаш'],
  ['bonus', 'bono бонус'],
  ['reward', 'belohnung prämie recompensa вознагражден наград'],
  ['rank', 'rang rango ранг'],
  ['help', 'faq hilfe ayuda помощ справк'],
  ['chat', 'support чат поддержк'],
  ['receipt', 'quittung beleg recibo comprobante квитанц чек'],
  ['landing', 'home startseite portada лендинг'],
  ['cabinet', 'overview dashboard übersicht resumen обзор кабинет'],
  ['fee', 'gebühr comisión комисси'],
  ['amount', 'betrag importe cantidad сумм'],
  ['code', 'kode código код'],
  ['address', 'adresse dirección адрес'],
  ['dialog', 'modal popup dialog diálogo диалог'],
  ['table', 'tabelle tabla таблиц'],
  ['button', 'knopf schaltfläche botón кнопк'],
  ['field', 'input feld eingabe campo поле'],
  // The state it is in.
  ['blocked', 'locked gesperrt blockiert sperre bloquead заблокирован блокиров'],
  ['loading', 'skeleton spinner lädt laden cargando загруж загрузк'],
  ['failed', 'error fehler fehlgeschlagen fallo fallid ошибк сбой'],
  ['empty', 'nothing leer vací пуст'],
  ['offline', 'disconnected ohne-verbindung sin-conexión офлайн оффлайн'],
  ['invalid', 'ungültig inválid невалид некоррект'],
  ['wrong', 'incorrect falsch incorrect erróne equivocad неверн неправильн'],
  ['busy', 'sending pending sendet beschäftigt enviando отправля занят'],
  ['refused', 'rejected declined abgelehnt rechazad отклон отказ'],
  ['throttled', 'rate-limit too-many zu-viele demasiad слишком'],
  ['unknown', 'unbekannt desconocid неизвестн'],
  ['expired', 'abgelaufen caducad vencid истёк истек просроч'],
  ['ready', 'normal default fertig bereit list готов'],
]

// Accents are kept: they are part of the words that people type; so is ё, which is often typed as е.
const bare = (word: string): string => word.replaceAll('ё', 'е').replaceAll(/[-\s]/g, '')

const table = rows.map(([words, others]) => ({ words: words.split(' '), others: others.split(' ').map(bare) }))

/** The stories' words for one word of a query; each entry is one meaning, all of whose words must occur. */
export const meaningsOf = (word: string): string[][] => {
  const typed = bare(word)
  return table.filter(({ others }) => others.some((other) => typed.startsWith(other))).map(({ words }) => words)
}

/** Words that say nothing about a story. */
export const stopWords = new Set(
  (
    'a an the and or funds of in on at with without for to is are page screen story show me ' +
    'der die das den dem ein eine einen und oder von mit im in am auf für zu ist sind seite bildschirm zeige geld mittel ' +
    'el la los las un una y o de del en con sin para por es está página pantalla fondos fondo dinero ' +
    'и или в во на с со для по это страница экран покажи средств средства средству'
  ).split(' '),
)
