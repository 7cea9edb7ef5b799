namespace SerBench.Engine.Contract;

internal enum FromOutside
{
    Nothing,
    Plugins,

    // Types and plug-ins, but no data: the command makes values itself, or gets a message.
    Types,

    All,
}
