namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>The things from outside that a command takes. Commands that make data of their own take plug-ins alone.</summary>
internal enum FromOutside
{
    Nothing,
    Plugins,

    /// <summary>Types and plug-ins, but no data: the command makes values of its own, or is given a message.</summary>
    Types,

    All,
}
