import type { MessageInput } from '@kadr/contract';

const anna = { email: 'anna@kadr.example' };

/** What waits in the journal of the demo's first viewer: nothing of it shows itself. */
export const demoMessages: readonly MessageInput[] = [
  {
    account: anna,
    key: 'demo-welcome',
    event_code: 'marketing_message',
    is_silent: true,
    display: {
      message: {
        rus: 'Добро пожаловать, Анна!',
        eng: 'Welcome, Anna!',
        hye: 'Բարի գալուստ, Աննա՛',
      },
      submessage: {
        rus: 'Здесь собираются новости о премьерах, ответы поддержки и опросы. Колокольчик наверху подскажет, когда придёт новое.',
        eng: 'News of premieres, answers of support and polls gather here. The bell above tells when something new has come.',
        hye: 'Այստեղ հավաքվում են պրեմիերաների նորությունները, աջակցության պատասխաններն ու հարցումները։ Վերևի զանգակը կհուշի, երբ նորը գա։',
      },
    },
  },
  {
    account: anna,
    key: 'demo-salt-caravan',
    event_code: 'marketing_message',
    is_silent: true,
    display: {
      message: {
        rus: '«Соляной караван» уже в каталоге',
        eng: '“The Salt Caravan” is in the catalogue',
        hye: '«Աղի քարավանն» արդեն կատալոգում է',
      },
      submessage: {
        rus: 'Две недели песка и миражей: большое приключение на вечер.',
        eng: 'Two weeks of sand and mirages: a great adventure for an evening.',
        hye: 'Երկու շաբաթ ավազ ու միրաժներ. մեծ արկած մեկ երեկոյի համար։',
      },
      target: {
        type: 'media_item',
        link: 'the-salt-caravan',
        title: { rus: 'Открыть', eng: 'Open', hye: 'Բացել' },
      },
    },
  },
  {
    account: anna,
    key: 'demo-poll',
    event_code: 'poll',
    is_silent: true,
    display: {
      message: {
        rus: 'Два вопроса о ваших вечерах',
        eng: 'Two questions about your evenings',
        hye: 'Երկու հարց ձեր երեկոների մասին',
      },
      submessage: {
        rus: 'Это займёт полминуты.',
        eng: 'It takes half a minute.',
        hye: 'Դա կես րոպե կտևի։',
      },
      poll: [
        {
          question: {
            rus: 'Что вы чаще смотрите после работы?',
            eng: 'What do you watch most after work?',
            hye: 'Ի՞նչ եք ավելի հաճախ դիտում աշխատանքից հետո',
          },
          answers: [
            { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
            { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
            { rus: 'Что попадётся', eng: 'Whatever comes', hye: 'Ինչ պատահի' },
          ],
        },
        {
          question: {
            rus: 'Сколько серий подряд для вас в самый раз?',
            eng: 'How many episodes in a row are just right?',
            hye: 'Անընդմեջ քանի՞ սերիան է ձեզ համար հենց չափը',
          },
          answers: [
            { rus: 'Одна', eng: 'One', hye: 'Մեկ' },
            { rus: 'Две-три', eng: 'Two or three', hye: 'Երկու-երեք' },
            { rus: 'До утра', eng: 'Until morning', hye: 'Մինչև առավոտ' },
          ],
        },
      ],
    },
  },
];
