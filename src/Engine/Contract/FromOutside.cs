namespace SerBench.Engine.Contract;

internal enum FromOutside
{
    Nothing,
    Plugins,

    // The command takes the user's types and plug-ins, but no data.
    Types,

    All,
}
