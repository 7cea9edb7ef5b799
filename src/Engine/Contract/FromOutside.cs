namespace SerBench.Engine.Contract;

internal enum FromOutside
{
    Nothing,
    Plugins,

    // The command takes types and plug-ins, but no data.
    Types,

    All,
}
