namespace System.Runtime.CompilerServices;

/// <summary>
/// Known to the runtime by its name: an assembly that carries it may reach the private members of the assembly named. Put on emitted
/// assemblies only, so that their straight-line code reaches the fields that reflection reaches.
/// </summary>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class IgnoresAccessChecksToAttribute(string assemblyName) : Attribute
{
    public string AssemblyName { get; } = assemblyName;
}
