import { russianLabels } from '../../labels.ts';
import type { PlayerMessages } from './messages.ts';

/** The default set: the specification's own words where it has them. */
export const rus: PlayerMessages = {
  labels: russianLabels,
  player: (name) => `Видеоплеер: ${name}`,
  play: 'Смотреть',
  pause: 'Пауза',
  replay: 'Смотреть сначала',
  mute: 'Выключить звук',
  unmute: 'Включить звук',
  volume: 'Громкость',
  settings: 'Настройки',
  fullscreen: 'На весь экран',
  exitFullscreen: 'Выйти из полноэкранного режима',
  pictureInPicture: 'Картинка в картинке',
  exitPictureInPicture: 'Вернуть на страницу',
  close: 'Закрыть',
  back: 'Назад',
  skipBack: (seconds) => `Назад на ${seconds} секунд`,
  skipForward: (seconds) => `Вперёд на ${seconds} секунд`,
  rewindBy: (seconds) => `${signed(seconds)} с`,
  timeline: 'Перемотка',
  timeOf: (time, duration) => `${time} из ${duration}`,
  live: 'Прямой эфир',
  loading: 'Загружаем',
  reconnecting: 'Восстанавливаем соединение…',
  waitingForNetwork: 'Нет интернета. Продолжим, как только он появится.',
  quality: 'Качество',
  speed: 'Скорость',
  audio: 'Озвучка',
  subtitles: 'Субтитры',
  automaticAt: (label, quality) => `${label} · ${quality}`,
  report: 'Сообщить о проблеме',
  reportQuestion: 'Что случилось?',
  reportAnswers: {
    out_of_sync: 'Видео и звук не совпадают',
    no_sound: 'Нет звука',
    poor_picture: 'Плохое качество изображения',
    does_not_play: 'Видео не воспроизводится',
  },
  send: 'Отправить',
  reportSent: 'Скоро все починим',
  reportFailed: 'Не получилось отправить. Попробуйте ещё раз.',
  errors: {
    offline: { title: 'Нет интернета', text: 'Проверьте подключение — мы продолжим с того же места.' },
    network: {
      title: 'Связь прервалась',
      text: 'Видео перестало загружаться. Проверьте интернет и попробуйте снова.',
    },
    missing: {
      title: 'Видео не найдено',
      text: 'Эта запись сейчас недоступна. Попробуйте снова чуть позже.',
    },
    access: { title: 'Доступ истёк', text: 'Откройте видео заново, чтобы продолжить просмотр.' },
    region: { title: 'Недоступно в вашей стране', text: 'Правообладатель не разрешил показ в этом регионе.' },
    browser: { title: 'Браузер не справился', text: 'Обновите браузер или откройте видео в другом.' },
    protection: {
      title: 'Защищённое видео не открылось',
      text: 'Не удалось получить лицензию. Попробуйте снова или откройте видео в другом браузере.',
    },
    playback: {
      title: 'Что-то пошло не так',
      text: 'Видео остановилось. Попробуйте снова — мы продолжим с того же места.',
    },
  },
  retry: 'Попробовать снова',
  errorCode: (reason) => `Код ошибки ${reason}`,
  shortcuts: 'Горячие клавиши',
  shortcutNames: {
    play: 'Смотреть или пауза',
    rewind: 'Назад или вперёд на 15 секунд',
    volume: 'Громче или тише',
    mute: 'Звук',
    fullscreen: 'На весь экран',
    subtitles: 'Субтитры',
    speed: 'Медленнее или быстрее',
    share: 'К началу, к 10 %, … к 90 %',
    help: 'Эта подсказка',
  },
};

function signed(seconds: number): string {
  return `${seconds < 0 ? '−' : '+'}${Math.round(Math.abs(seconds))}`;
}
