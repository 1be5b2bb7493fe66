import { brandText } from '#lib/brand.text.es.ts'
import { brand } from '#lib/brand.ts'
import type { securityText as English } from './security.text.ts'

export const securityText: typeof English = {
  title: 'Seguridad y confianza',
  description: `Quién puede ver un registro en ${brand.name}, quién lo miró, qué puede hacer la IA y qué no prometemos: controles que se pueden comprobar.`,
  heading: 'Un registro es la historia de una vida, no una fila de datos.',
  lead: 'Por eso la regla de quién puede leerlo no vive en una pantalla que alguien puede olvidar. Vive en la base de datos, y ella se niega.',
  contact: 'Hacer una pregunta de seguridad',
  demo: 'Pedir una demostración',
  cardsTitle: 'Seis cosas que cuidamos',
  cards: [
    {
      title: 'Seguridad',
      body: 'Contraseñas guardadas con un cifrado fuerte de una sola vía, las más comunes rechazadas, segundo factor y llaves de acceso opcionales, y una lista de sesiones con “cerrar todas”. Las páginas corren solo sus propios programas.',
    },
    {
      title: 'Acceso según el puesto',
      body: 'Paciente, gestor de casos, especialista y administrador son papeles de la base de datos, cada uno con sus reglas: qué filas puede ver y qué campos puede escribir.',
    },
    {
      title: 'Registro de auditoría',
      body: 'Abrir la página o la conversación de un paciente, y todo cambio, deja una entrada: quién, qué y cuándo, nunca nombres ni contenido. Se puede sumar al registro, no reescribirlo.',
    },
    {
      title: 'Hecho pensando en las normas',
      body: 'HIPAA, 42 CFR Parte 2, FERPA y GDPR dieron forma al acceso, las entradas, las descargas y el permiso para la IA. Pensado para ellas no es certificado para ellas, y decimos qué parte le toca a usted.',
    },
    {
      title: 'Manejo de los datos',
      body: 'Cada organización está detrás de su propio muro. El paciente descarga lo que se guarda sobre él, y puede pedir que lo borren. Pasar a un paciente a otro gestor termina al momento el acceso del primero.',
    },
    {
      title: 'Gobierno de la IA',
      body: 'Las reglas de seguridad van antes que cualquier motor. La guía integrada no necesita red. Nada de lo que escribe un motor entra a un registro hasta que una persona con nombre lo acepta.',
    },
  ],
  pathTitle: 'Cómo llega una petición a un registro',
  pathLead: 'Del mismo modo, siempre, en todas las pantallas.',
  path: [
    {
      label: 'Llega sin nada',
      description:
        'La cuenta del servidor no es dueña de ninguna tabla y no puede leer ninguna. Quien no prueba nada no recibe nada.',
    },
    {
      label: 'Toma un solo papel',
      description:
        'La sesión se revisa en el mismo paso que la pregunta: esta persona, este papel, esta organización, hoy.',
    },
    {
      label: 'Decide la base de datos',
      description:
        'Las reglas por fila dejan pasar solo lo que ese papel puede ver. Lo que no existe y lo que no se permite reciben la misma respuesta.',
    },
    {
      label: 'Deja una marca',
      description:
        'Abrir un registro se anota junto con la respuesta. Los cambios los anota la propia base de datos.',
    },
  ],
  seesTitle: 'Quién ve qué',
  seesLead: 'Dentro de una organización. Entre dos organizaciones la respuesta es siempre: nada.',
  seesMay: 'Ve',
  seesNot: 'Nunca ve',
  sees: [
    ['Paciente', 'Su propio registro y quién lo abrió', 'A otras personas; lo que el equipo no ha firmado'],
    ['Gestor de casos', 'Los pacientes de cuyo equipo es parte', 'Otros pacientes; los cuadernos privados'],
    ['Especialista', 'Los pacientes de cuyo equipo es parte', 'Las cartas entre paciente y gestor de casos'],
    [
      'Administrador',
      'Las personas de la organización, los mensajes con el equipo, la auditoría',
      'Los cuadernos privados; otras organizaciones',
    ],
    ['Visitante', 'Las páginas públicas', 'Todo lo demás'],
  ],
  controlsTitle: 'Los controles y cómo comprobarlos',
  controlsLead: `${brand.name} es de código abierto. No tiene que creerle a esta página: para cada control hay un lugar donde mirar.`,
  doneIn: 'Está en',
  testedBy: 'Lo prueba',
  controls: [
    {
      who: 'Un papel para cada parte',
      does: 'Cinco papeles de la base de datos, y uno para el trabajo de fondo. Una página generada dice, en palabras, qué puede ver, añadir, cambiar y borrar cada uno. Cada regla tiene una prueba que intenta romperla.',
    },
    {
      who: 'Un muro entre organizaciones',
      does: 'Cada fila lleva su organización, y ninguna referencia cruza de una a otra. La regla es parte de las llaves, no de un filtro.',
    },
    {
      who: 'Las sesiones',
      does: 'Se revisan dentro de cada petición. Cerrar una la cierra al momento, también en los avisos en vivo. La base de datos guarda solo sus huellas: quien lee una copia de respaldo no abre nada con ella.',
    },
    {
      who: 'La entrada',
      does: 'Responde igual, y en el mismo tiempo, a una contraseña errada y a un correo desconocido. Adivinar frena a quien adivina y nunca le deja fuera en un aparato que ya usó. Una organización puede exigir un segundo factor a su equipo.',
    },
    {
      who: 'El navegador',
      does: 'Una política estricta de contenido con las huellas de nuestros propios programas. Otros sitios no pueden enmarcar las páginas. Sin rastreadores y sin anuncios.',
    },
    {
      who: 'El correo',
      does: 'Va solo a direcciones del registro, nunca a una que nombre la petición. Los asuntos no revelan nada. Las horas seguras del paciente valen para todo correo.',
    },
    {
      who: 'Un aparato compartido',
      does: 'Salida rápida en cada página del paciente. Lo que queda en un teléfono para usarse sin conexión está solo si la persona dijo que es suyo, y se va al cerrar la sesión.',
    },
    {
      who: 'El borrado',
      does: 'De una persona borrada no queda nada en tablas, archivos, trabajos ni correos, y el registro de auditoría pierde el nombre. Una copia de la base de datos que se restaura borra otra vez antes de servir.',
    },
  ],
  aiTitle: 'Qué puede hacer la IA',
  aiLead: 'Y qué no puede, en toda organización y con cualquier motor.',
  ai: [
    'Las palabras de peligro las encuentra el programa mismo, en dos idiomas, antes de preguntar a ningún motor. La ayuda aparece al momento.',
    'La guía es parte del programa, da la misma respuesta a las mismas palabras y no manda nada a ninguna parte.',
    'Ningún motor juzga sentimientos, da terapia ni decide sobre una persona.',
    'Al paciente se le pregunta antes de que un modelo lea sus palabras; puede decir que no y no pierde nada.',
    'Lo que se le mandó a un modelo de lenguaje, y sobre quién, lo lee quien administra, palabra por palabra, por 90 días.',
    'Se puede apagar para una organización. La lista, los mensajes y las tareas siguen sin ella.',
  ],
  rulesTitle: 'Las normas en que pensamos',
  rulesLead: 'Ninguna es un certificado. Cada frase dice en qué ayuda el diseño y qué le deja a usted.',
  rules: [
    {
      who: 'HIPAA',
      does: 'Pensado para el control de acceso, la auditoría y la identidad de las personas que pide la regla de seguridad, y para el derecho del paciente a una copia. El análisis de riesgos y los acuerdos de socio comercial quedan con usted y con quien opera su copia.',
    },
    {
      who: '42 CFR Parte 2',
      does: 'Pensado para que los registros de tratamiento por consumo de sustancias salgan de una organización solo por acto de una persona. Aquí todavía no se registran los consentimientos ni el aviso que acompaña una entrega.',
    },
    {
      who: 'FERPA',
      does: 'Pensado para el acceso por asignación, la lista de quién miró y el derecho del estudiante a revisar. Los motivos de lo que se entrega a otros quedan en su propia lista.',
    },
    {
      who: 'GDPR',
      does: 'Pensado para el acceso y la portabilidad, para pocos datos y para que ninguna máquina decida sola. La base legal, el acuerdo de tratamiento y el lugar de los servidores los elige usted.',
    },
  ],
  honestTitle: 'Lo que no decimos',
  uptime: brand.claims.uptimeTarget,
  uptimeLabel: brandText.claims.uptimeTarget,
  uptimeNote: 'Es una meta, no una promesa ni una medición. Depende de dónde corre cada copia.',
  honest: [
    'No hay certificado ni auditoría de terceros. Cuando la haya, aquí estarán su nombre y su fecha.',
    'El cifrado en la red y en el disco lo pone quien opera la copia, con sus propias llaves.',
    'Las reglas por fila cuidan de los errores en nuestras preguntas a la base de datos. No protegen de quien ya maneja el servidor.',
    'El registro se sella cada hora, y una revisión encuentra lo que se cambió después. Que no le falten las últimas entradas solo se demuestra con un sello anotado fuera de esta copia.',
  ],
  closingTitle: 'Mándenos su cuestionario.',
  closingBody: 'Contesta una persona, línea por línea, y escribe “no” donde la respuesta es no.',
}
