import { brand } from '#lib/brand.ts'
import type { homeText as English } from './home.text.ts'

export const homeText: typeof English = {
  metaTitle: `${brand.name}: un apoyo firme en cada paso`,
  description:
    'Gestión de casos para equipos de salud y servicios sociales, con un portal siempre gratis para pacientes. Un plan que ambos ven, en español y en inglés.',
  heroTitle: 'Un apoyo firme en cada paso.',
  heroLead: `Pedir ayuda es subir una escalera. ${brand.name} es el pasamanos: gestión de casos para los equipos y un portal gratis para las personas a las que ayudan. Los dos lados ven el próximo paso, y nadie se pierde en el camino.`,
  heroAction: 'Pedir una demostración',
  heroPatient: 'Soy paciente',
  heroNote: 'Gratis para pacientes. En español y en inglés. Código abierto.',
  journeyLabel: 'Un ejemplo: tres pasos de una persona, Maya',
  journey: [
    { when: 'lun, 2 de mar', what: 'Primera charla con Dana' },
    { when: 'mié, 4 de mar', what: 'Formulario enviado' },
    { when: 'Hoy', what: 'Llamar a la clínica' },
  ],
  shownTitle: 'Una sola lista para toda la mañana',
  shownLead:
    'Quién espera respuesta, quién pide una cita, a quién se le pasó o le falta el próximo paso. Cada línea se atiende ahí mismo, con el ratón o con el teclado.',
  freeBadge: 'Siempre gratis para pacientes',
  freeTitle: 'Quien necesita ayuda no debe pagar por pedirla.',
  freeBody:
    'Sin prueba que se acabe, sin tarjeta, sin instalar nada. Funciona en el teléfono que usted tiene y vuelve adonde se quedó.',
  freeAction: 'Abrir su cuenta',
  freeMore: 'Cómo funciona el portal',
  problemsTitle: 'Dos personas, y el mismo programa les falla a las dos.',
  problemsLead: 'Pregunte de un lado del escritorio y del otro. Las quejas riman.',
  problems: [
    {
      side: 'Lo que ahoga a los gestores de casos',
      items: [
        {
          title: 'Se acaba la sesión y se pierde la nota.',
          body: 'Una hora escribiendo contó como no hacer nada. El sistema lo sacó y no guardó ni una palabra.',
        },
        {
          title: 'Los callados se nos van.',
          body: 'Cuarenta personas, cinco listas y una sola memoria. ¿A quién nadie ha llamado en tres semanas? Ninguna pantalla lo dice.',
        },
        {
          title: 'La IA escribió lo que nadie dijo.',
          body: 'Una página de frases muy seguras, y ninguna forma de ver de dónde salieron.',
        },
        {
          title: 'Luce en la sala de juntas y falla en el pasillo.',
          body: 'Se compró sin preguntar a quien lo usa. Pide pantalla grande, escritorio y un día de curso.',
        },
      ],
    },
    {
      side: 'Lo que hace que los pacientes se pierdan',
      items: [
        {
          title: 'Hay que contarlo todo otra vez.',
          body: 'Otra persona, otro formulario, y las mismas preguntas que duelen desde la primera línea.',
        },
        {
          title: 'Nadie sabe decir qué sigue.',
          body: 'Ni un nombre, ni una fecha, ni una respuesta. Esperar se siente igual que ser olvidado.',
        },
        {
          title: 'Un programa estaba leyendo.',
          body: 'Nadie pidió permiso. Después de eso, cuesta decir algo de verdad.',
        },
        {
          title: 'Un portal para el teléfono de otra persona.',
          body: 'En un solo idioma y pensado para computadora. Una mala semana, y su racha vuelve a cero.',
        },
      ],
    },
  ],
  differencesTitle: 'Por qué sostiene',
  differencesLead:
    'Cada una de estas cosas se puede ver; no son frases de una diapositiva. Pídanos que se las mostremos.',
  differences: [
    {
      title: 'Nada de lo que escribió se pierde.',
      body: 'Los formularios, los mensajes y las notas se guardan mientras escribe. Si se cierra la sesión o se va la señal, sus palabras siguen ahí cuando vuelve.',
      to: '/product/messaging',
      more: 'Mensajes y citas',
    },
    {
      title: 'Primero, quien podría quedar en el olvido.',
      body: 'Cada paciente tiene un responsable y un próximo paso con fecha. A quien le falta, o ya se le pasó, aparece en una sola lista con quien espera respuesta.',
      to: '/product/dashboards',
      more: 'Tableros',
    },
    {
      title: 'La IA hace borradores. Las personas deciden.',
      body: 'Lo que escribe un programa es una sugerencia, y responde por ella una persona. La guía viene incluida y no necesita internet. Los modelos están apagados hasta que su equipo diga que sí, y el paciente también.',
      to: '/product/ai-copilot',
      more: 'Copiloto de IA',
    },
    {
      title: 'La base de datos misma dice que no.',
      body: 'Quién puede ver qué se decide por debajo de toda pantalla, fila por fila y campo por campo. Cada vez que alguien abre un registro queda anotado, y el paciente puede leer quién fue.',
      to: '/security',
      more: 'Seguridad y confianza',
    },
    {
      title: 'Amable también del otro lado.',
      body: 'Palabras sencillas en español y en inglés, en un teléfono viejo, aun sin señal. Una racha se pausa y nunca cae a cero. Un toque, y sale de la página.',
      to: '/patient-portal',
      more: 'Portal del paciente',
    },
    {
      title: 'Puede irse cuando quiera.',
      body: 'Los pacientes descargan todo lo que hay sobre ellos. Los equipos leen el código y usan su propia copia, con una base de datos que es suya.',
      to: '/pricing',
      more: 'Precios',
    },
  ],
  howTitle: 'Cuatro pasos, una sola línea',
  howLead: 'Del primer saludo a la meta lograda, nadie tiene que empezar de nuevo.',
  how: [
    {
      label: 'Alguien pide ayuda',
      description:
        'El paciente se registra, o el gestor de casos lo anota. Son dos minutos de cualquier modo.',
    },
    {
      label: 'Una primera charla tranquila',
      description: 'Una pregunta a la vez, en palabras sencillas. Pare cuando quiera; recuerda dónde iba.',
    },
    {
      label: 'Un plan del cual agarrarse',
      description: 'Una lista hecha con las respuestas, con un paso claro para cada cosa que falta.',
    },
    {
      label: 'Un camino juntos',
      description: 'Los mensajes llegan en el momento, y los dos lados ven cuánto han avanzado.',
    },
  ],
  outcomesTitle: 'El cambio que buscamos',
  outcomesNote: `Muestran a qué aspiramos, no lo que hemos medido. ${brand.name} es joven.`,
  outcomeGroups: {
    team: 'Para el equipo',
    people: 'Para las personas a su cuidado',
    everyone: 'Para todos',
  },
  closingTitle: 'Véalo pensando en sus propios casos.',
  closingBody: `${brand.demoMinutes} minutos, sus preguntas y ninguna diapositiva. Traiga su caso más difícil. Respondemos en un día hábil.`,
  closingAction: 'Pedir una demostración',
  closingPricing: 'Ver los precios',
}
